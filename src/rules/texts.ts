/** Texts that people see, word for word, odd spellings included. SPEC 2.2, 8; DESIGN 7. Tests write the literal. */
export const TEXTS = {
  loginFailed: 'The username or password is incorrect.',
  tooManyAttempts: (minutes: number) => `Too many attempts. Try again in ${minutes} minutes.`,
  membersOnlyNotice: 'The rest of this content is reserved for members',
  joinForFullContent: 'Join us for full content',
  joinNow: 'Join Now',
  noPosts: 'No posts found',
  signIn: 'Sign in',
  signUp: 'Sign up',
} as const

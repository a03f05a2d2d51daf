/** Texts that the scripts of most pages use: part of `TEXTS`, and apart from it since that is long. */
export const COMMON_TEXTS = {
  watched: 'Watched',
  playVideo: (title: string) => `Play: ${title}`,
  videoLoading: 'Loading the video…',
  yourEmailAddress: 'Your email address',
  newsletterFailed: 'An error occured',
  signIn: 'Sign in',
  yourAccount: 'Your account',
  yourPages: 'Your pages',
  signUp: 'Sign up',
  eventEnded: 'This event is over.',
  pastEvent: 'Past',
  logoutFailed: 'Signing out did not work. Please try again.',
} as const

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
  joinForFullContent: 'Join us for full content',
  /** Where a free account is enough. */
  joinForFree: 'Join for free',
  begin: (duration: string | null) => (duration ? `Begin, ${duration}` : 'Begin'),
  tryAgain: 'Try again',
  siteUnreachable: 'The site cannot be reached. Please try again.',
  internalError: 'Something went wrong on our side. Please try again.',
  joinNow: 'Join Now',
  loginModalTitle: 'This feature is reserved for members',
} as const

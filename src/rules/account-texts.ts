/** The visible texts of signing in and of forms: part of `TEXTS`, and apart from it since pages load them at once. */
export const ACCOUNT_TEXTS = {
  loginFailed: 'The username or password is incorrect.',
  passkeySignIn: 'Sign in with a passkey',
  passkeyFailed: 'This passkey did not work. Try again, or sign in with your password.',
  passkeysUnsupported: 'This browser cannot use passkeys.',
  passkeyUnusable: 'This did not work on this device or browser. Try another one.',
  passkeyWrongOrigin: 'Passkeys do not work at this address of the site.',
  passkeyExists: 'This device already has a passkey for your account.',
  passkeysFull: 'You have 10 passkeys, which is the maximum. Remove one to add another.',
  passkeyRejected: 'This passkey could not be added. Please try again.',
  emailNotConfirmed: 'Confirm your email address first. We have sent you the link.',
  freeIsEnough: 'A free account is enough.',
  siteUnreachable: 'The site cannot be reached. Please try again.',
  internalError: 'Something went wrong on our side. Please try again.',
  signIn: 'Sign in',
  signUp: 'Sign up',
  joinForFullContent: 'Join us for full content',
} as const

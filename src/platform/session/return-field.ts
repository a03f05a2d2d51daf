import { returnUrl } from './sign-in-links'

/**
 * What a sign-in sends as `return`, for the link in the email where the address is still to be confirmed.
 * @returns undefined for the front page
 */
export const returnField = (returnTo = returnUrl()): string | undefined => (returnTo === '/' ? undefined : returnTo)

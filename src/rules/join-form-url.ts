import { JOIN_FORM_HASH } from './safe-return'

/**
 * The form for a free account, on the membership page. Apart from signUpPath, whose module every page loads.
 * @param signUpUrl the membership page, with its return URL
 */
export const joinFormUrl = (signUpUrl: string): string => signUpUrl + JOIN_FORM_HASH

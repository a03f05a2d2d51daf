import { pathSegments } from './path-pattern'

/** No page of the site has a longer URL. */
const MAX_LENGTH = 2048

/** The base for parsing relative URLs; a `.invalid` domain can never be registered. */
const PLACEHOLDER_ORIGIN = 'http://this-site.invalid'

/** Browsers drop tabs and line breaks and read a backslash as a slash. */
const FORBIDDEN = /[\p{Cc}\u2028\u2029\\]/u

/**
 * Validates a URL as a path of this site. Query and hash stay, dots are resolved, the rest is
 * percent-encoded, so that the result is safe in a Location header.
 * @param value outside data
 * @returns null unless it starts with one slash and stays on this site even after repeated
 *   decoding by proxies or browsers
 */
export function localPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return null
  if (!value.startsWith('/') || FORBIDDEN.test(value)) return null
  if (!URL.canParse(value, PLACEHOLDER_ORIGIN)) return null
  const url = new URL(value, PLACEHOLDER_ORIGIN)
  // Check the parsed path too: "/..//evil.example" has our origin, and its path is "//evil.example".
  if (url.origin !== PLACEHOLDER_ORIGIN || !isLocalPath(url.pathname)) return null
  return url.pathname + url.search + url.hash
}

/**
 * The page after signing in, from `/login?return=` (docs/product.md#addresses).
 * @param value the `return` parameter as received
 * @returns a path of this site; "/" for anything else, and for the sign-in page itself
 */
export function safeReturnPath(value: unknown): string {
  const path = localPath(value)
  return path === null || pathSegments(path)[0]?.toLowerCase() === 'login' ? '/' : path
}

/** Where a sign-in without a wish leads: a member's day begins there. */
const AFTER_SIGN_IN = '/dashboard/'

/**
 * The page after signing in.
 * @param value the `return` parameter as received; null without one
 */
export const pathAfterSignIn = (value: string | null): string =>
  value === null ? AFTER_SIGN_IN : safeReturnPath(value)

/**
 * The sign-in page with a return URL.
 * @param from path (and query) of the page that the person wanted
 */
export function loginPath(from: string): string {
  const path = safeReturnPath(from)
  return path === '/' ? '/login' : `/login?return=${encodeURIComponent(path)}`
}

/**
 * The membership page with a return URL.
 * @param from path (and query) of the page that the person wanted
 */
export function signUpPath(from: string): string {
  const path = safeReturnPath(from)
  return path === '/' ? '/memberships' : `/memberships?return=${encodeURIComponent(path)}`
}

/** Where the form for a free account is on the membership page: here, since cards are on every page. */
export const JOIN_FORM_HASH = '#join'

/** True when no decoded form of the path contains a double slash or a control character. */
function isLocalPath(pathname: string): boolean {
  let decodedForm = pathname
  for (let round = 0; round < 5; round += 1) {
    if (decodedForm.includes('//') || FORBIDDEN.test(decodedForm)) return false
    const next = decodeOnce(decodedForm)
    if (next === decodedForm) return true
    if (next === null) return false
    decodedForm = next
  }
  // No link of this site is encoded five times.
  return false
}

function decodeOnce(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

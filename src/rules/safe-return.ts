import { pathSegments } from './path-pattern'

/** Longer addresses than this are nobody's page. */
const MAX_LENGTH = 2048

/** Stands in for this site while an address is read; `.invalid` can never be registered. */
const PLACEHOLDER_ORIGIN = 'http://this-site.invalid'

/** Browsers drop tabs and line breaks and read a backslash as a slash. */
const FORBIDDEN = /[\p{Cc}\u2028\u2029\\]/u

/**
 * An address as a path of this site: query and hash stay, dots are resolved, the rest is
 * percent-encoded, so that it can go into a Location header as it is. DESIGN 7.
 * @param value outside data
 * @returns null unless it starts with one slash and stays on this site however often
 *   something on the way decodes it
 */
export function localPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return null
  if (!value.startsWith('/') || FORBIDDEN.test(value)) return null
  if (!URL.canParse(value, PLACEHOLDER_ORIGIN)) return null
  const url = new URL(value, PLACEHOLDER_ORIGIN)
  // Both: "/..//evil.example" parses as a path of ours and would leave as "//evil.example".
  if (url.origin !== PLACEHOLDER_ORIGIN || !isLocalPath(url.pathname)) return null
  return url.pathname + url.search + url.hash
}

/**
 * Where a person goes after signing in. SPEC 2.1 (`/login?return=`), DESIGN 7.
 * @param value the `return` parameter as it arrived
 * @returns a path of this site; "/" for anything else, and for the sign-in page itself
 */
export function safeReturnPath(value: unknown): string {
  const path = localPath(value)
  return path === null || pathSegments(path)[0]?.toLowerCase() === 'login' ? '/' : path
}

/**
 * Address of the sign-in page that leads back. SPEC 2.1.
 * @param from path (and query) of the page the person wanted
 */
export function loginPath(from: string): string {
  const path = safeReturnPath(from)
  return path === '/' ? '/login' : `/login?return=${encodeURIComponent(path)}`
}

/**
 * Address of the join page that leads back.
 * @param from path (and query) of the page the person wanted
 */
export function signUpPath(from: string): string {
  const path = safeReturnPath(from)
  return path === '/' ? '/memberships' : `/memberships?return=${encodeURIComponent(path)}`
}

/** True when no decoding of the path begins another address or hides a control character. */
function isLocalPath(pathname: string): boolean {
  let decodedForm = pathname
  for (let round = 0; round < 5; round += 1) {
    if (decodedForm.includes('//') || FORBIDDEN.test(decodedForm)) return false
    const next = decodeOnce(decodedForm)
    if (next === decodedForm) return true
    if (next === null) return false
    decodedForm = next
  }
  // Encoded five times over is no link of ours.
  return false
}

function decodeOnce(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

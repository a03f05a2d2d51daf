import { LIMITS } from '@/rules/limits'
import { isHttps } from '@/runtime/env'
import { readCookie } from '@/runtime/read-cookie'
import { sessionCookieName } from '@/runtime/session-token'

/** Identifies a browser across sign-ins, for the email about a new device. It does not authenticate. */
export const DEVICE_COOKIE = 'ebs-device'
/** Tells the browser to drop its stored session cache and this cookie. Readable by scripts for that reason. */
export const CLEAR_CACHE_COOKIE = 'clearSessionCache'

/** Long enough for the page that loads next to read it. */
const CLEAR_CACHE_LIFETIME_S = 5 * 60

const secureAttribute = () => (isHttps() ? '; Secure' : '')
const httpOnlyCookie = (name: string, value: string, lifetimeS: number) =>
  `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifetimeS}${secureAttribute()}`

/** The Set-Cookie value that stores a session token for the lifetime of the session. */
export function signInCookie(token: string): string {
  return httpOnlyCookie(sessionCookieName(), token, LIMITS.sessionLifetimeS)
}

/** The Set-Cookie value that signs a browser out. */
export function signOutCookie(): string {
  return httpOnlyCookie(sessionCookieName(), '', 0)
}

/** The Set-Cookie value that identifies this browser. @param device from deviceIdOf() */
export function deviceCookie(device: string): string {
  return httpOnlyCookie(DEVICE_COOKIE, device, LIMITS.deviceLifetimeS)
}

/** The Set-Cookie value that makes the browser drop its stored user. */
export function clearSessionCacheCookie(): string {
  return `${CLEAR_CACHE_COOKIE}=1; Path=/; SameSite=Lax; Max-Age=${CLEAR_CACHE_LIFETIME_S}${secureAttribute()}`
}

/** The value of the session cookie. */
export function sessionCookie(headers: Headers): string | undefined {
  return readCookie(headers.get('cookie'), sessionCookieName())
}

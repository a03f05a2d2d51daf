import { LIMITS } from '@/rules/limits'
import { sessionCookieName } from './token'

/** Tells a browser that it has been here before: for the mail about a new device. Signs nobody in. */
export const DEVICE_COOKIE = 'ebs-device'
/** SPEC 4: the browser drops its stored session cache, and this cookie with it. So it can be read there. */
export const CLEAR_CACHE_COOKIE = 'clearSessionCache'

/** Long enough for the page that is on its way to see it. */
const CLEAR_CACHE_LIFETIME_S = 5 * 60

const secureAttribute = () => (process.env.SITE_URL?.startsWith('https:') ? '; Secure' : '')
const httpOnlyCookie = (name: string, value: string, lifetimeS: number) =>
  `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifetimeS}${secureAttribute()}`

/** The Set-Cookie value that keeps a browser signed in for as long as its session lasts. DESIGN 6, 7. */
export function signInCookie(token: string): string {
  return httpOnlyCookie(sessionCookieName(), token, LIMITS.sessionLifetimeS)
}

/** The Set-Cookie value that signs a browser out. */
export function signOutCookie(): string {
  return httpOnlyCookie(sessionCookieName(), '', 0)
}

/** The Set-Cookie value that names this browser. @param device from newDevice() */
export function deviceCookie(device: string): string {
  return httpOnlyCookie(DEVICE_COOKIE, device, LIMITS.deviceLifetimeS)
}

/** The Set-Cookie value with which the browser drops the person it has stored. SPEC 4. */
export function clearSessionCacheCookie(): string {
  return `${CLEAR_CACHE_COOKIE}=1; Path=/; SameSite=Lax; Max-Age=${CLEAR_CACHE_LIFETIME_S}${secureAttribute()}`
}

/** The value of a cookie in a request's Cookie header; the first of several. */
export function readCookieHeader(headers: Headers, name: string): string | undefined {
  const pair = headers
    .get('cookie')
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

/** The value of the session cookie. */
export function sessionCookie(headers: Headers): string | undefined {
  return readCookieHeader(headers, sessionCookieName())
}

import { LIMITS } from '@/rules/limits'

const VIEWS = 'ebs-review-views'
const DISMISSED = 'ebs-review-dismissed'
const DAY_S = 24 * 60 * 60

/**
 * The number of counted views in the cookies. An invalid one counts as none.
 * @param cookies in the format of document.cookie
 */
export function readViews(cookies: string): number {
  const value = cookieValue(cookies, VIEWS)
  return /^\d{1,6}$/.test(value) ? Number(value) : 0
}

/** Whether the bar was collapsed in this browser session. */
export function readDismissed(cookies: string): boolean {
  return cookieValue(cookies, DISMISSED) === '1'
}

/** The cookie with the number of counted views, valid for 3650 days or the browser's maximum. */
export function viewsCookie(views: number, secure: boolean): string {
  return cookie(VIEWS, `${views}`, `; Max-Age=${LIMITS.reviewBarCookieDays * DAY_S}`, secure)
}

/** The cookie of a dismissal, without an expiry so that it lasts for the browser session. */
export function dismissedCookie(dismissed: boolean, secure: boolean): string {
  return cookie(DISMISSED, dismissed ? '1' : '', dismissed ? '' : '; Max-Age=0', secure)
}

function cookie(name: string, value: string, lifetime: string, secure: boolean): string {
  return `${name}=${value}; Path=/; SameSite=Lax${lifetime}${secure ? '; Secure' : ''}`
}

function cookieValue(cookies: string, name: string): string {
  const found = cookies.split(';').find((pair) => pair.trim().startsWith(`${name}=`))
  return found?.trim().slice(name.length + 1) ?? ''
}

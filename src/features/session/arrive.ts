import 'server-only'
import type { User } from '@/payload-types'
import { deviceCookie, signInCookie } from './cookie'
import { type Browser, deviceOf, welcome } from './devices'
import { type SessionUser, sessionUser } from './viewer'

/** What signing in is answered with. `cookies` are Set-Cookie values, the session's first. */
export type Arrived = { user: SessionUser; cookies: string[] }

/**
 * How every way of signing in ends: the browser is noted, and gets its cookies.
 * @param session the one that has just been opened
 * @param browser where the request came from
 */
export async function arrive(
  person: User,
  { expiresAtS, sid, token }: { expiresAtS: number; sid: string; token: string },
  browser: Browser,
): Promise<Arrived> {
  const device = deviceOf(browser)
  await welcome(person, { ...browser, device, sid })
  return { user: await sessionUser(person, expiresAtS), cookies: [signInCookie(token), deviceCookie(device)] }
}

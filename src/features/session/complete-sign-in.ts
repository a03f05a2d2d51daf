import 'server-only'
import type { User } from '@/payload-types'
import { deviceCookie, signInCookie } from './cookie'
import { type Browser, deviceIdOf, noteDevice } from './devices'
import { type SessionUser, toSessionUser } from './viewer'

/** What signing in is answered with. `cookies` are Set-Cookie values, the session's first. */
export type SignInResult = { user: SessionUser; cookies: string[] }

/**
 * How every way of signing in ends: the browser is noted, and gets its cookies.
 * @param session the one that has just been opened
 * @param browser where the request came from
 */
export async function completeSignIn(
  user: User,
  { expiresAtS, sid, token }: { expiresAtS: number; sid: string; token: string },
  browser: Browser,
): Promise<SignInResult> {
  const device = deviceIdOf(browser)
  await noteDevice(user, { ...browser, device, sid })
  return { user: await toSessionUser(user, expiresAtS), cookies: [signInCookie(token), deviceCookie(device)] }
}

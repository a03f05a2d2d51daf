import 'server-only'
import type { User } from '@/payload-types'
import { deviceCookie, signInCookie } from './cookie'
import { type Browser, deviceIdOf, noteDevice } from './devices.server'
import { type SessionUser, toSessionUser } from './viewer.server'

/** The result of a sign-in. `cookies` are Set-Cookie values, the session's first. */
export type SignInResult = { user: SessionUser; cookies: string[] }

/**
 * The last step of every kind of sign-in: notes the device and returns the cookies.
 * @param session the one that was just created
 * @param browser the client that sent the request
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

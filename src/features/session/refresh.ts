import 'server-only'
import type { User } from '@/payload-types'
import { clearSessionCacheCookie, sessionCookie, signInCookie } from './cookie'
import { extendSession } from './session-store'
import { signOutCookies } from './sign-out'
import { signToken } from './sign-token'
import { readExpiredToken, type TokenClaims } from './token'
import { type SessionUser, sessionSigningKey, toSessionUser } from './viewer'

/** What the refresh call answers with. `cookies` are Set-Cookie values. */
export type RefreshResult = { user: SessionUser | null; cookies: string[] }

/**
 * A new token for a session that lives, with the role and plan of this moment, also after the old
 * token has expired. The session keeps its name, so that two tabs that refresh at once both
 * succeed. DESIGN 7.
 * @returns no user when there is no such session; then the cookies take the browser's copy away
 */
export async function refreshSession(headers: Headers): Promise<RefreshResult> {
  const token = sessionCookie(headers)
  if (!token) return { user: null, cookies: [] }
  const claims = await readExpiredToken(token, sessionSigningKey())
  const user = claims && (await extendSession(claims))
  if (!user) return { user: null, cookies: signOutCookies() }
  const signed = await signToken(user, claims.sid)
  return {
    user: await toSessionUser(user, signed.expiresAtS),
    cookies: [signInCookie(signed.token), ...(isOutdated(claims, user) ? [clearSessionCacheCookie()] : [])],
  }
}

/** Whether somebody has changed what the person may see: what the browser has stored was for another one. */
function isOutdated(claims: TokenClaims, { plan, role }: User): boolean {
  return claims.plan !== plan || claims.role !== role
}

import 'server-only'
import type { User } from '@/payload-types'
import { readExpiredToken, type TokenClaims } from '@/runtime/session-token'
import { clearSessionCacheCookie, sessionCookie, signInCookie } from './cookie'
import { extendSession } from './session-store.server'
import { signOutCookies } from './sign-out.server'
import { signToken } from './sign-token.server'
import { type SessionUser, sessionSigningKey, toSessionUser } from './viewer.server'

/** The result of a refresh. `cookies` are Set-Cookie values. */
export type RefreshResult = { user: SessionUser | null; cookies: string[] }

/**
 * Issues a new token for an active session, with the current role and plan, also after the old token has expired. The
 * session id stays the same, so that two tabs can refresh at once.
 * @returns no user if there is no such session; then the cookies clear the browser's session
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

/** Whether the plan or role has changed since the token was issued: then the browser's stored data is outdated. */
function isOutdated(claims: TokenClaims, { plan, role }: User): boolean {
  return claims.plan !== plan || claims.role !== role
}

import 'server-only'
import { asSystem } from '@/cms/client'
import { bridge } from '@/server/bridge'
import { clearSessionCacheCookie, sessionCookie, signOutCookie } from './cookie'
import { revokeSession } from './session-store'
import { readExpiredToken } from './token'
import { sessionSigningKey } from './viewer'

/** The Set-Cookie values that sign a browser out: the session's goes, and what the browser has stored of the person. */
export const signOutCookies = (): string[] => [signOutCookie(), clearSessionCacheCookie()]

/**
 * Signs a person out: the session is gone, whoever still has the token. Where the database cannot store that (a full
 * disk, a lock), this process treats the session as ended all the same, and stores it when it can.
 */
export async function signOut(headers: Headers): Promise<void> {
  // A token that has expired still names its session, which it could refresh.
  const session = await readExpiredToken(sessionCookie(headers), sessionSigningKey())
  if (!session) return
  const { sid, userId } = session
  const { server } = bridge()
  server?.revokedSessions.add({ sid, userId })
  server?.invalidateUser(userId)
  try {
    await revokeSession({ sid, userId })
    server?.revokedSessions.remove(sid)
  } catch (error) {
    if (!server) throw error
    const payload = await asSystem('logging a failure')
    payload.logger.error({ err: error, msg: 'A sign-out could not be stored. It is tried again.' })
  }
}

/** Stores the sign-outs that could not be stored when they were made. Those that fail again wait for the next look. */
export async function retryRevokedSessions(): Promise<void> {
  const revoked = bridge().server?.revokedSessions
  for (const session of revoked?.list() ?? []) {
    await revokeSession(session)
    revoked?.remove(session.sid)
  }
}

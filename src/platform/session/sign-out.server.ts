import 'server-only'
import { asSystem } from '@/cms/client/local-api.server'
import { bridge } from '@/runtime/bridge'
import { readExpiredToken } from '@/runtime/session-token'
import { clearSessionCacheCookie, sessionCookie, signOutCookie } from './cookie'
import { revokeSession } from './session-store.server'
import { sessionSigningKey } from './viewer.server'

/** The Set-Cookie values that sign a browser out: they clear the session cookie and the stored session cache. */
export const signOutCookies = (): string[] => [signOutCookie(), clearSessionCacheCookie()]

/**
 * Signs a user out: the session ends for every copy of its token. If the database cannot store that (a full disk, a
 * lock), this process treats the session as ended and retries later.
 */
export async function signOut(headers: Headers): Promise<void> {
  // An expired token still identifies its session and could refresh it.
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

/** Stores the sign-outs that the database could not store before. Those that fail again are retried at the next run. */
export async function retryRevokedSessions(): Promise<void> {
  const revoked = bridge().server?.revokedSessions
  for (const session of revoked?.list() ?? []) {
    await revokeSession(session)
    revoked?.remove(session.sid)
  }
}

import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { asSystem } from '@/cms/client/local-api.server'
import { AppError } from '@/rules/app-error'
import { browserName } from './browser-name'
import { activeSessions, revokeOtherSessions, revokeSession } from './session-store.server'
import { requireAccount, type Viewer } from './viewer.server'

/** An active session as its user sees it. */
export type OwnSession = {
  /** The id that POST /api/user/sessions takes. */
  id: string
  /** In plain words, such as "Firefox on Windows". */
  browser: string
  /** ISO 8601; accurate to about half an hour, since that is how often a session is refreshed. */
  lastSeenAt: string
  /** Whether this is the session that made the request. */
  current: boolean
}

/** POST /api/user/sessions: which session ends, or all others. */
export const revokeBody = z.object({ end: z.string('Name a session.').min(1, 'Name a session.').max(64) })

/** The id of a session for browsers. The real one is part of the tokens and is not shown elsewhere. */
const publicSessionId = (sid: string) => createHash('sha256').update(sid).digest('base64url').slice(0, 22)

/** The user's active sessions, this one first, then the newest. GET /api/user/sessions. */
export async function ownSessions(viewer: Viewer): Promise<{ sessions: OwnSession[] }> {
  const { id, sid } = requireAccount(viewer)
  const payload = await asSystem('the browsers of the signed-in user')
  const [active, { docs: devices }] = await Promise.all([
    activeSessions(id),
    payload.db.find<{ sid?: string | null; userAgent?: string | null }>({
      collection: 'devices',
      where: { member: { equals: id } },
      pagination: false,
    }),
  ])
  const agents = new Map(devices.map((device) => [device.sid, device.userAgent]))
  const sessions = active.map((session) => ({
    id: publicSessionId(session.sid),
    browser: browserName(agents.get(session.sid) ?? ''),
    lastSeenAt: session.lastSeenAt,
    current: session.sid === sid,
  }))
  const newestFirst = (one: OwnSession, other: OwnSession) => Date.parse(other.lastSeenAt) - Date.parse(one.lastSeenAt)
  return {
    sessions: sessions.sort((one, other) => Number(other.current) - Number(one.current) || newestFirst(one, other)),
  }
}

/**
 * Signs a user out in one other browser, or in all others: `end` is an id, or "others". The current session can only
 * be ended by signing out.
 * @throws AppError not_found (not an active session of theirs), bad_request (the current one)
 */
export async function revokeOwnSession(
  viewer: Viewer,
  { end }: z.infer<typeof revokeBody>,
): Promise<{ sessions: OwnSession[] }> {
  const { id, sid } = requireAccount(viewer)
  if (end === publicSessionId(sid)) throw new AppError('bad_request', 'Sign out to end this session.')
  if (end === 'others') {
    await revokeOtherSessions({ userId: id, sid })
    return ownSessions(viewer)
  }
  const target = (await activeSessions(id)).find((each) => publicSessionId(each.sid) === end)
  if (!target) throw new AppError('not_found', 'This session is over already.')
  await revokeSession({ userId: id, sid: target.sid })
  return ownSessions(viewer)
}

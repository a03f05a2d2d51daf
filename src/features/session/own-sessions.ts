import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { asSystem } from '@/cms/client'
import { AppError } from '@/rules/app-error'
import { browserName } from './browser-name'
import { activeSessions, revokeOtherSessions, revokeSession } from './session-store'
import { requireAccount, type Viewer } from './viewer'

/** Where a person is signed in. */
export type OwnSession = {
  /** Names it in POST /api/user/sessions. */
  id: string
  /** In plain words, such as "Firefox on Windows". */
  browser: string
  /** ISO 8601; to about half an hour, since that is how often a session is refreshed. */
  lastSeenAt: string
  /** The session that asks. */
  current: boolean
}

/** POST /api/user/sessions: which session ends, or all others. */
export const revokeBody = z.object({ end: z.string('Name a session.').min(1, 'Name a session.').max(64) })

/** What a browser may know of a session: its own name is in the tokens, and nobody needs it outside of them. */
const publicSessionId = (sid: string) => createHash('sha256').update(sid).digest('base64url').slice(0, 22)

/** Where whoever asks is signed in, this browser first. GET /api/user/sessions. */
export async function ownSessions(viewer: Viewer): Promise<{ sessions: OwnSession[] }> {
  const { id, sid } = requireAccount(viewer)
  const payload = await asSystem('the browsers of the person who asks')
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
  return { sessions: sessions.sort((one, other) => Number(other.current) - Number(one.current)) }
}

/**
 * Signs a person out in one other browser, or in all others: `end` is an id, or "others". This session goes on, as there
 * is a call for signing out.
 * @throws AppError not_found (no session of theirs, or over by now), bad_request (their own)
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

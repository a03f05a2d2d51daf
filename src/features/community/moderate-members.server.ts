import 'server-only'
import { sql } from 'drizzle-orm'
import { toDate } from '@/cms/client/sql.server'
import { AppError } from '@/rules/app-error'
import { isModerator } from '@/rules/forum/board-access'
import { isRole } from '@/rules/roles'
import { appendLog } from './log.server'
import type { Moderation } from './moderation.server'
import { notifyOfWarning } from './notify.server'

const DAY_MS = 24 * 60 * 60 * 1_000
/** The same warning or silence again within this time is a repeat, such as a second click. */
const REPEAT_MS = 60 * 60 * 1_000

type Target = { member: number | string } | { post: number }
type Input =
  | { action: 'warn' | 'unsilence' | 'ban' | 'unban'; target: Target }
  | { action: 'silence'; target: Target; days: number }

/** Locks the member. @throws AppError not_found; forbidden for a moderator */
async function lockSubject({ run }: Moderation, target: Target): Promise<number> {
  const which =
    'post' in target
      ? sql`id = (select author_id from forum_posts where id = ${target.post})`
      : typeof target.member === 'number'
        ? sql`id = ${target.member}`
        : sql`username = ${target.member.toLowerCase()}`
  const [row] = await run(sql`update users set plan = plan where ${which} returning id, role`)
  if (!row) throw new AppError('not_found', 'There is no such member.')
  if (isRole(row.role) && isModerator(row.role)) throw new AppError('forbidden', 'This person is a moderator.')
  return Number(row.id)
}

/**
 * Warns or silences a member, bans them from posting, or takes that back.
 * @throws AppError not_found; forbidden for a moderator
 */
export async function changeStanding(moderation: Moderation, input: Input): Promise<{ changed: boolean }> {
  const { by, now, reason, run } = moderation
  const subject = await lockSubject(moderation, input.target)
  const line = { action: input.action, by, subject, reason }
  if (input.action === 'warn') {
    const since = new Date(now.getTime() - REPEAT_MS).toISOString()
    const [same] = await run(
      sql`select id from forum_log where action = 'warn' and subject_id = ${subject} and reason = ${reason}
        and created_at > ${since} limit 1`,
    )
    if (same) return { changed: false }
    await notifyOfWarning(run, subject, await appendLog(run, line, now), reason, now)
    return { changed: true }
  }
  const [row] = await run(sql`select silenced_until, banned_at from forum_standings where member_id = ${subject}`)
  const silencedUntil = row?.silenced_until ? toDate(row.silenced_until) : null
  const before = { silencedUntil, isBanned: Boolean(row?.banned_at) }
  const after = standingAfter(input, before, now)
  if (!after) return { changed: false }
  const at = now.toISOString()
  const until = after.silencedUntil?.toISOString() ?? null
  const bannedAt = after.isBanned ? at : null
  await run(
    sql`insert into forum_standings (member_id, silenced_until, banned_at, updated_at, created_at)
      values (${subject}, ${until}, ${bannedAt}, ${at}, ${at})
      on conflict (member_id) do update set silenced_until = excluded.silenced_until, banned_at = excluded.banned_at,
        updated_at = excluded.updated_at
      returning id`,
  )
  await appendLog(run, { ...line, ...(input.action === 'silence' && { details: { days: input.days } }) }, now)
  return { changed: true }
}

type State = { silencedUntil: Date | null; isBanned: boolean }

/** @returns null where it is so already */
function standingAfter(input: Input, before: State, now: Date): State | null {
  const isSilenced = before.silencedUntil !== null && before.silencedUntil > now
  switch (input.action) {
    case 'silence': {
      const silencedUntil = new Date(now.getTime() + input.days * DAY_MS)
      const isRepeat = isSilenced && Math.abs(silencedUntil.getTime() - Number(before.silencedUntil)) < REPEAT_MS
      return isRepeat ? null : { ...before, silencedUntil }
    }
    case 'unsilence':
      return isSilenced ? { ...before, silencedUntil: null } : null
    case 'ban':
      return before.isBanned ? null : { ...before, isBanned: true }
    case 'unban':
      return before.isBanned ? { ...before, isBanned: false } : null
    default:
      return null
  }
}

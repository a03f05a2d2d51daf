import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { queryRows, toDate } from '@/cms/client/sql.server'
import type { Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { isModerator, isNewAccount } from '@/rules/forum/board-access'
import { POST_STATES } from '@/rules/forum/terms'
import { LIMITS } from '@/rules/limits'
import { isRole } from '@/rules/roles'
import { AUTHOR_COLUMNS, authorColumns, authorOf } from './author.server'
import { idList, REASON } from './boards.server'
import { logLines, requireModerator } from './log.server'
import { isoOrNull } from './notify.server'

/** GET /api/forum/record */
export const recordQuery = z.object({ member: z.string().min(1, 'Whose?').max(60) })

const personRow = authorColumns.extend({
  id: z.coerce.number(),
  role: z.unknown(),
  created_at: z.unknown(),
  silenced_until: z.unknown(),
  banned_at: z.unknown(),
})
const countRow = z.object({
  person: z.coerce.number(),
  what: z.string(),
  number: z.coerce.number(),
})

/** What has to be known about members to judge what they write, by their ids. */
export async function historiesOf(members: readonly number[], now: Date) {
  const ids = idList(new Set(members))
  const [people, counts] = await Promise.all([
    queryRows(
      REASON,
      sql`select people.id, people.role, people.created_at, standings.silenced_until, standings.banned_at, ${AUTHOR_COLUMNS}
        from users as people left join forum_standings as standings on standings.member_id = people.id
        where people.id in (${ids})`,
    ),
    queryRows(
      REASON,
      sql`select author_id as person, state as what, count(*) as number from forum_posts
          where author_id in (${ids}) group by author_id, state
        union all
        select subject_id as person, 'warnings' as what, count(*) as number from forum_log
          where subject_id in (${ids}) and action = 'warn' group by subject_id
        union all
        select posts.author_id as person, 'reports' as what, count(*) as number
          from forum_reports as reports join forum_posts as posts on posts.id = reports.post_id
          where posts.author_id in (${ids}) group by posts.author_id`,
    ),
  ])
  const countOf = new Map(
    countRow
      .array()
      .parse(counts)
      .map(({ number, person, what }) => [`${person} ${what}`, number]),
  )
  const count = (id: number, what: string) => countOf.get(`${id} ${what}`) ?? 0
  return new Map(
    personRow
      .array()
      .parse(people)
      .map((row) => {
        const silencedUntil = row.silenced_until ? toDate(row.silenced_until) : null
        const history = {
          id: row.id,
          ...authorOf(row),
          isModerator: isRole(row.role) && isModerator(row.role),
          joinedAt: toDate(row.created_at).toISOString(),
          isNew: isNewAccount(toDate(row.created_at), now),
          posts: Object.fromEntries(POST_STATES.map((state) => [state, count(row.id, state)])),
          warnings: count(row.id, 'warnings'),
          reports: count(row.id, 'reports'),
          silencedUntil: silencedUntil && silencedUntil > now ? silencedUntil.toISOString() : null,
          bannedAt: isoOrNull(row.banned_at),
        }
        return [row.id, history] as const
      }),
  )
}

/**
 * What moderators have to know about a member, with the lines of the log about them. GET /api/forum/record
 * @throws AppError not_found
 */
export async function memberRecord(viewer: Viewer, { member }: z.infer<typeof recordQuery>, now = new Date()) {
  requireModerator(viewer)
  const which: SQL = /^\d{1,9}$/.test(member)
    ? sql`id = ${Number(member)}`
    : sql`lower(username) = ${member.toLowerCase()}`
  const [row] = await queryRows(REASON, sql`select id from users where ${which}`)
  const history = row && (await historiesOf([Number(row.id)], now)).get(Number(row.id))
  if (!history) throw new AppError('not_found', 'There is no such member.')
  return { member: history, log: await logLines(sql`lines.subject_id = ${history.id}`, LIMITS.forumLogLines) }
}

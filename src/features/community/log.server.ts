import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { queryRows, type RunSql, toDate } from '@/cms/client/sql.server'
import { requireAccount, type Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { isModerator } from '@/rules/forum/board-access'
import { LIMITS } from '@/rules/limits'
import { wholeNumberParam } from '@/rules/schemas'
import { AUTHOR_COLUMNS, authorColumns, authorOf } from './author.server'
import { REASON } from './boards.server'

/** A line of the log. `by` is null for what reports did. */
export type LogLine = {
  action: string
  by: number | null
  subject?: number | null
  post?: number | null
  topic?: number | null
  reason: string
  details?: Record<string, unknown>
}

/** @throws AppError unauthenticated, forbidden for everybody but moderators */
export function requireModerator(viewer: Viewer): number {
  const { id, role } = requireAccount(viewer)
  if (!isModerator(role)) throw new AppError('forbidden', 'This is for moderators.')
  return id
}

/** Adds a line, in the transaction of what it tells. @returns its id */
export async function appendLog(run: RunSql, line: LogLine, now: Date): Promise<number> {
  const at = now.toISOString()
  const { action, by, details, post = null, reason, subject = null, topic = null } = line
  const [row] = await run(
    sql`insert into forum_log (action, by_id, subject_id, post_id, topic_id, reason, details, updated_at, created_at)
      values (${action}, ${by}, ${subject}, ${post}, ${topic}, ${reason},
        ${details ? JSON.stringify(details) : null}, ${at}, ${at})
      returning id`,
  )
  return Number(row?.id)
}

const id = z.coerce.number().nullable()
const lineRow = authorColumns.extend({
  id: z.coerce.number(),
  action: z.string(),
  reason: z.string(),
  post_id: id,
  topic_id: id,
  by_id: id,
  subject_id: id,
  subject_name: z.string().nullable(),
  topic_title: z.string().nullable(),
  created_at: z.unknown(),
})

/** GET /api/forum/log */
export const logQuery = z.object({
  /** A username. */
  member: z.string().max(60).optional(),
  action: z.string().max(30).optional(),
  page: wholeNumberParam.min(1, 'Pages begin at 1.').max(10_000, 'Pages end at 10,000.').optional(),
})

const toLine = (row: z.infer<typeof lineRow>) => ({
  id: row.id,
  action: row.action,
  by: row.by_id === null ? null : authorOf(row),
  target: {
    post: row.post_id,
    topic: row.topic_id,
    member: row.subject_id,
    username: row.subject_name,
    title: row.topic_title,
  },
  reason: row.reason,
  at: toDate(row.created_at).toISOString(),
})
export type LoggedAction = ReturnType<typeof toLine>

/** Lines of the log, the latest first. @param where a condition on `lines` and `subjects` */
export async function logLines(where: SQL, limit: number, offset = 0): Promise<LoggedAction[]> {
  const rows = await queryRows(
    REASON,
    sql`select lines.*, ${AUTHOR_COLUMNS}, subjects.username as subject_name, topics.title as topic_title
      from forum_log as lines
        left join users as people on people.id = lines.by_id
        left join users as subjects on subjects.id = lines.subject_id
        left join forum_topics as topics on topics.id = lines.topic_id
      where ${where} order by lines.id desc limit ${limit} offset ${offset}`,
  )
  return lineRow.array().parse(rows).map(toLine)
}

/** What moderators did, the latest first, by whom and why. GET /api/forum/log */
export async function readLog(viewer: Viewer, { action, member, page = 1 }: z.infer<typeof logQuery> = {}) {
  requireModerator(viewer)
  const about = member ? sql`lower(subjects.username) = ${member.toLowerCase()}` : sql`true`
  const kind = action ? sql`lines.action = ${action}` : sql`true`
  const size = LIMITS.forumLogLines
  const lines = await logLines(sql`${about} and ${kind}`, size + 1, (page - 1) * size)
  return { log: lines.slice(0, size), more: lines.length > size }
}

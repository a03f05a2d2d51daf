import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { executeSql, queryRows, toDate } from '@/cms/client/sql.server'
import { DEFAULT_NOTIFICATION_SETTINGS, EMAIL_TIMES, NOTIFICATION_KINDS } from '@/rules/forum/terms'
import { LIMITS } from '@/rules/limits'
import { AUTHOR_COLUMNS, authorColumns } from '../author.server'
import { idList } from '../boards.server'

const REASON = 'emails about notifications that are due'

const number = z.coerce.number()
const dateOrNull = z.unknown().transform((value) => (value === null || value === undefined ? null : toDate(value)))
const timeOr = (initial: (typeof EMAIL_TIMES)[number]) =>
  z
    .enum(EMAIL_TIMES)
    .nullable()
    .transform((time) => time ?? initial)

const dueRow = authorColumns.extend({
  id: number,
  kind: z.enum(NOTIFICATION_KINDS),
  people: number,
  at: z.unknown().transform(toDate),
  read_at: dateOrNull,
  emailed_at: dateOrNull,
  post_id: number.nullable(),
  post_text: z.string().nullable(),
  post_state: z.string().nullable(),
  topic_title: z.string().nullable(),
  topic_state: z.string().nullable(),
  board_id: number.nullable(),
})
/** A notification that the job has to look at, with its post. */
export type DueNotification = z.infer<typeof dueRow>

const recipientRow = z.object({
  email: z.string(),
  first_name: z.string().nullable(),
  plan: z.unknown(),
  role: z.unknown(),
  // SQLite keeps truth as a number.
  verified: z.unknown().transform(Boolean),
  deletion_at: z.unknown(),
  banned_at: z.unknown(),
  mentions: timeOr(DEFAULT_NOTIFICATION_SETTINGS.mentions),
  replies: timeOr(DEFAULT_NOTIFICATION_SETTINGS.replies),
  follows: timeOr(DEFAULT_NOTIFICATION_SETTINGS.follows),
  reactions: timeOr(DEFAULT_NOTIFICATION_SETTINGS.reactions),
})
/** A member whom notifications concern, and how often they want emails. */
export type Recipient = z.infer<typeof recipientRow>

/** Members with notifications that are due, the longest due first, by an index. */
export async function dueMembers(now: Date): Promise<number[]> {
  const rows = await queryRows(
    REASON,
    sql`select member_id, min(email_at) as first_at from notifications where email_at <= ${now.toISOString()}
      group by member_id order by 2, 1 limit ${LIMITS.forumEmailPeople}`,
  )
  return rows.map(({ member_id }) => Number(member_id))
}

/** A member as they are now, not as they were when they were notified. */
export async function recipientOf(member: number): Promise<Recipient> {
  const [row] = await queryRows(
    REASON,
    sql`select users.email, users.first_name, users.plan, users.role, users._verified as verified, users.deletion_at,
        standings.banned_at, settings.mentions, settings.replies, settings.follows, settings.reactions
      from users
        left join notification_settings as settings on settings.member_id = users.id
        left join forum_standings as standings on standings.member_id = users.id
      where users.id = ${member}`,
  )
  return recipientRow.parse(row)
}

/** The notifications of a member that are due, the oldest first. */
export async function dueNotifications(member: number, now: Date): Promise<DueNotification[]> {
  const rows = await queryRows(
    REASON,
    sql`select notifications.id, notifications.kind, notifications.people, notifications.at, notifications.read_at,
        notifications.emailed_at, notifications.post_id, posts.text as post_text, posts.state as post_state,
        topics.title as topic_title, topics.state as topic_state, topics.board_id, ${AUTHOR_COLUMNS}
      from notifications
        left join forum_posts as posts on posts.id = notifications.post_id
        left join forum_topics as topics on topics.id = posts.topic_id
        left join users as people on people.id = notifications.by_id
      where notifications.member_id = ${member} and notifications.email_at <= ${now.toISOString()}
      order by notifications.at, notifications.id limit ${LIMITS.forumEmailRows}`,
  )
  return dueRow.array().parse(rows)
}

/**
 * Takes notifications to email them, so that of several processes one does. What was read since is left out.
 * @returns the ids that the caller has
 */
export async function claimNotifications(ids: readonly number[], now: Date): Promise<ReadonlySet<number>> {
  const at = now.toISOString()
  const claimed = await executeSql(
    REASON,
    sql`update notifications set email_at = null, emailed_at = ${at}
      where id in (${idList(ids)}) and email_at <= ${at} and read_at is null returning id`,
  )
  return new Set(claimed.map(({ id }) => Number(id)))
}

/** Looks at notifications again later, if no other process has taken them. @param until null: never again */
export async function postponeNotifications(ids: readonly number[], until: Date | null, now: Date): Promise<void> {
  if (ids.length === 0) return
  await executeSql(
    REASON,
    sql`update notifications set email_at = ${until?.toISOString() ?? null}
      where id in (${idList(ids)}) and email_at <= ${now.toISOString()} returning id`,
  )
}

/** After a failure: looks at all of a member's due notifications again later. */
export async function retryLater(member: number, now: Date): Promise<void> {
  const until = new Date(now.getTime() + LIMITS.forumEmailRetryMs).toISOString()
  await executeSql(
    REASON,
    sql`update notifications set email_at = ${until}
      where member_id = ${member} and email_at <= ${now.toISOString()} returning id`,
  )
}

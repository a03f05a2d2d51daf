import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { type RunSql, toDate } from '@/cms/client/sql.server'
import { valueList } from '@/cms/client/value-list'
import { audienceOfMember, PLANS } from '@/rules/audience'
import { mayRead } from '@/rules/forum/board-access'
import { POST_NOTIFICATIONS, type PostNotification } from '@/rules/forum/terms'
import type { Board } from './boards.server'

/** A post that has just appeared. */
export type NewPost = {
  id: number
  topic: number
  /** Of its topic. */
  topicAuthor: number | null
  author: number | null
  isOpening: boolean
  /** The author of the post that it quotes. */
  quotedAuthor: number | null
  mentions: readonly string[]
}

/** The people whose plan reaches a board; staff always. */
function reaches(board: Pick<Board, 'requiredPlan'>): SQL {
  const plans = PLANS.filter((plan) => mayRead(audienceOfMember({ plan, staff: false }), board))
  const among = valueList(plans)
  return sql`(users.role <> 'member' or users.plan in (${among}))`
}

/** Whom a post concerns, by the kind of notification; null for no one. */
function concerned(kind: PostNotification, post: NewPost, board: Board): SQL | null {
  switch (kind) {
    case 'mention': {
      const names = post.mentions.map((name) => sql`${name}`)
      return names.length === 0 ? null : sql`users.username in (${sql.join(names, sql`, `)})`
    }
    case 'reply': {
      const people = [post.isOpening ? null : post.topicAuthor, post.quotedAuthor].filter((id) => id !== null)
      return people.length === 0 ? null : sql`users.id in (${valueList(people)})`
    }
    case 'follow': {
      const place = post.isOpening ? sql`board_id = ${board.id}` : sql`topic_id = ${post.topic}`
      return sql`users.id in (select member_id from forum_follows where ${place} and kept = true)`
    }
    default:
      return kind satisfies never
  }
}

/**
 * Notifies the people whom a post concerns, in the transaction in which it appears: each once, by the first kind that
 * applies, and only those whose plan reaches the board. Again it does nothing. Whether and when an email follows is
 * decided by the job that sends them (emails/send-emails.server.ts), so that posting does not wait for it.
 */
export async function notifyOfPost(run: RunSql, board: Board, post: NewPost, now: Date): Promise<void> {
  const at = now.toISOString()
  for (const kind of POST_NOTIFICATIONS) {
    const whom = concerned(kind, post, board)
    if (!whom) continue
    await run(
      sql`insert into notifications (member_id, key, kind, post_id, by_id, people, at, email_at, updated_at, created_at)
        select users.id, ${`post:${post.id}`}, ${kind}, ${post.id}, ${post.author}, 1, ${at}, ${at}, ${at}, ${at}
        from users where ${whom} and users.id <> ${post.author ?? 0} and ${reaches(board)}
        on conflict (member_id, key) do nothing returning id`,
    )
  }
}

/** The reactions on a post, gathered in one notification to its author. */
export async function notifyOfReaction(
  run: RunSql,
  post: { id: number; author: number | null },
  by: { member: number; isFirst: boolean },
  now: Date,
): Promise<void> {
  if (post.author === null || post.author === by.member) return
  const at = now.toISOString()
  const key = `reaction:${post.id}`
  if (by.isFirst) {
    await run(
      sql`insert into notifications (member_id, key, kind, post_id, by_id, people, at, email_at, updated_at, created_at)
        values (${post.author}, ${key}, 'reaction', ${post.id}, ${by.member}, 1, ${at}, ${at}, ${at}, ${at})
        on conflict (member_id, key) do update
          set by_id = excluded.by_id, at = excluded.at, email_at = excluded.email_at, read_at = null
        returning id`,
    )
  }
  const people = sql`(select count(distinct member_id) from forum_reactions
    where post_id = ${post.id} and kept = true and member_id <> ${post.author})`
  await run(sql`update notifications set people = ${people}
    where member_id = ${post.author} and key = ${key} returning id`)
}

/** What moderators tell a member. @param line the id of the log's line */
export async function notifyOfWarning(run: RunSql, member: number, line: number, reason: string, now: Date) {
  const at = now.toISOString()
  await run(
    sql`insert into notifications (member_id, key, kind, people, reason, at, updated_at, created_at)
      values (${member}, ${`warning:${line}`}, 'warning', 1, ${reason}, ${at}, ${at}, ${at})
      on conflict (member_id, key) do nothing returning id`,
  )
}

/** A timestamp of a row as calls give it; null where there is none. */
export const isoOrNull = (value: unknown): string | null =>
  value === null || value === undefined ? null : toDate(value).toISOString()

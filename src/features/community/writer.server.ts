import 'server-only'
import { sql } from 'drizzle-orm'
import type { RunSql } from '@/cms/client/sql.server'
import { toDate } from '@/cms/client/sql.server'
import { requireAccount, type Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { longDate } from '@/rules/dates'
import { isModerator, isNewAccount, mayWrite, silencedUntil } from '@/rules/forum/board-access'
import type { ReadBody } from '@/rules/forum/post-body'
import { floodWaitS, heldFor, newAccountWaitS, slowModeWaitS } from '@/rules/forum/post-limits'
import type { HeldFor } from '@/rules/forum/terms'
import { LIMITS } from '@/rules/limits'
import type { Board } from './boards.server'

/** A member whose row is locked until the transaction ends, so that their posts are written one after the other. */
export type Writer = { run: RunSql; member: number; isModerator: boolean; joinedAt: Date; now: Date }

const waitError = (waitS: number, why: string) =>
  new AppError('too_many_requests', `${why} Try again in ${waitS} seconds.`, { retryAfterS: waitS })

/** @throws AppError forbidden for a member who is silenced (`fields.until`) or banned */
async function checkStanding(run: RunSql, member: number, now: Date): Promise<void> {
  const [row] = await run(sql`select silenced_until, banned_at from forum_standings where member_id = ${member}`)
  if (!row) return
  const date = (value: unknown) => (value === null ? null : toDate(value))
  const until = silencedUntil({ silencedUntil: date(row.silenced_until), bannedAt: date(row.banned_at) }, now)
  if (until === undefined) return
  if (until === null) throw new AppError('forbidden', 'You can no longer post in the community.')
  const iso = until.toISOString()
  throw new AppError('forbidden', `You can post again on ${longDate(iso) ?? iso}.`, { fields: { until: iso } })
}

/**
 * Locks the member who writes.
 * @throws AppError unauthenticated; forbidden for a member who is silenced or banned
 */
export async function lockWriter(run: RunSql, viewer: Viewer, now: Date): Promise<Writer> {
  const { id: member, role } = requireAccount(viewer)
  const [row] = await run(sql`update users set plan = plan where id = ${member} returning created_at`)
  if (!row) throw new AppError('unauthenticated', 'Sign in first.')
  await checkStanding(run, member, now)
  return { run, member, isModerator: isModerator(role), joinedAt: toDate(row.created_at), now }
}

/** @throws AppError forbidden where the viewer may read but not write */
export function requireWriting({ account, audience }: Viewer, board: Board): void {
  if (!mayWrite(audience, account, board)) throw new AppError('forbidden', 'You cannot write on this board.')
}

const DAY_S = 24 * 60 * 60

/** When the member's last posts were made. */
async function lastPosts({ member, now, run }: Writer, windowS: number, most: number): Promise<Date[]> {
  const since = new Date(now.getTime() - windowS * 1_000).toISOString()
  const rows = await run(
    sql`select created_at from forum_posts where author_id = ${member} and created_at > ${since}
      order by created_at desc limit ${most}`,
  )
  return rows.map(({ created_at }) => toDate(created_at))
}

/** @throws AppError too_many_requests, after too many posts or within the slow mode of the board */
export async function checkPace(writer: Writer, board: Board): Promise<void> {
  const { isModerator: isFree, joinedAt, member, now, run } = writer
  if (isFree) return
  const floodS = floodWaitS(await lastPosts(writer, LIMITS.forumFloodWindowS, LIMITS.forumFloodPosts), now)
  if (floodS !== null) throw waitError(floodS, 'You have posted a lot.')
  if (isNewAccount(joinedAt, now)) {
    const dayS = newAccountWaitS(await lastPosts(writer, DAY_S, LIMITS.forumNewAccountPostsPerDay), now)
    if (dayS !== null) throw waitError(dayS, `New members can post ${LIMITS.forumNewAccountPostsPerDay} times a day.`)
  }
  if (board.slowModeS <= 0) return
  const [last] = await run(
    sql`select posts.created_at from forum_posts as posts join forum_topics as topics on topics.id = posts.topic_id
      where posts.author_id = ${member} and topics.board_id = ${board.id}
      order by posts.created_at desc limit 1`,
  )
  const slowS = slowModeWaitS(last ? toDate(last.created_at) : null, board.slowModeS, now)
  if (slowS !== null) throw waitError(slowS, 'This board is in slow mode.')
}

/** Why a new post waits for approval; null if it appears at once. @param title of a new topic */
export async function holdReason(writer: Writer, board: Board, body: ReadBody, title = ''): Promise<HeldFor | null> {
  const { isModerator: isFree, joinedAt, member, now, run } = writer
  const [row] = await run(
    sql`select count(*) as posts from (
      select posts.id from forum_posts as posts join forum_topics as topics on topics.id = posts.topic_id
      where posts.author_id = ${member} and topics.board_id = ${board.id}
        and posts.state in ('published', 'deleted')
      limit ${board.holdFirst}) as first_posts`,
  )
  const facts = {
    isModerator: isFree,
    isNewAccount: isNewAccount(joinedAt, now),
    postsOnBoard: Number(row?.posts ?? 0),
    links: body.links,
    pictures: body.pictures.length,
    words: `${title}\n${body.text}`,
  }
  return heldFor(facts, board)
}

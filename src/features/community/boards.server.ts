import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { queryRows, toDate } from '@/cms/client/sql.server'
import { valueList } from '@/cms/client/value-list'
import { requireAccount, type Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { type Audience, REQUIRED_PLANS } from '@/rules/audience'
import { COMMUNITY_TAG, typeTag } from '@/rules/cache-tags'
import { mayRead, mayWrite } from '@/rules/forum/board-access'
import { wordList } from '@/rules/forum/post-limits'
import { type BoardRules, WRITERS, type Writers } from '@/rules/forum/terms'
import { boardUri } from '@/rules/forum/topic-uri'
import { LIMITS } from '@/rules/limits'
import { recordTags } from '@/runtime/cached'

export const REASON = 'the community'

/** A board, with its rules and counts. */
export type Board = BoardRules & {
  id: number
  /** The one that the comments on items belong to. It is in no list. */
  forItems: boolean
  slug: string
  title: string
  description: string
  topicCount: number
  replyCount: number
}

const number = z.coerce.number()
const boardRow = z.object({
  id: number,
  slug: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  required_plan: z.enum(REQUIRED_PLANS),
  writers: z.enum(Object.keys(WRITERS) as [Writers, ...Writers[]]),
  hold_first: number,
  slow_mode_s: number,
  edit_minutes: number.nullable(),
  solutions: z.coerce.boolean(),
  held_words: z.string().nullable(),
  topic_count: number,
  reply_count: number,
  for_items: z.coerce.boolean(),
})

const toBoard = (row: z.infer<typeof boardRow>): Board => ({
  id: row.id,
  forItems: row.for_items,
  slug: row.slug,
  title: row.title,
  description: row.description ?? '',
  requiredPlan: row.required_plan,
  writers: row.writers,
  holdFirst: row.hold_first,
  slowModeS: row.slow_mode_s,
  editMinutes: row.edit_minutes,
  solutions: row.solutions,
  heldWords: wordList(row.held_words),
  topicCount: row.topic_count,
  replyCount: row.reply_count,
})

/** Whose page or call it is. Pages are rendered for an audience, with no account. */
export type Reader = { audience: Audience; account: Viewer['account'] }

async function allBoards(): Promise<Board[]> {
  recordTags(typeTag('forumBoards'))
  const rows = await queryRows(REASON, sql`select * from forum_boards order by "order", id`)
  return boardRow.array().parse(rows).map(toBoard)
}

/** The boards that a viewer may read, by id, in their order. */
export async function readableBoards(viewer: Pick<Reader, 'audience'>): Promise<Map<number, Board>> {
  recordTags(COMMUNITY_TAG)
  const boards = await allBoards()
  const readable = boards.filter((board) => !board.forItems && mayRead(viewer.audience, board))
  return new Map(readable.map((board) => [board.id, board]))
}

/** The board that the comments on items belong to; null before the first comment. */
export async function commentsBoard(): Promise<Board | null> {
  return (await allBoards()).find(({ forItems }) => forItems) ?? null
}

/** All boards, the one of comments too: for moderators, who read everything. */
export async function moderatedBoards(): Promise<Map<number, Board>> {
  return new Map((await allBoards()).map((board) => [board.id, board]))
}

/** @throws AppError not_found, for a board beyond the viewer's plan too */
export async function boardBySlug(viewer: Reader, slug: string): Promise<Board> {
  for (const board of (await readableBoards(viewer)).values()) if (board.slug === slug) return board
  throw new AppError('not_found', 'There is no such board.')
}

/** @throws AppError not_found, for a board beyond the viewer's plan too */
export async function boardById(viewer: Reader, id: number): Promise<Board> {
  const board = (await readableBoards(viewer)).get(id)
  if (!board) throw new AppError('not_found', 'There is no such topic.')
  return board
}

/** A list of ids for SQL; never empty, because `in ()` is invalid. */
export const idList = (ids: Iterable<number>) => valueList([0, ...ids])

/** Since when a member's topics can be unread: activity before counts as read. */
export async function unreadSince(member: number, now: Date): Promise<string> {
  const [row] = await queryRows(REASON, sql`select created_at from users where id = ${member}`)
  const oldestMs = now.getTime() - LIMITS.forumUnreadDays * 24 * 60 * 60 * 1_000
  const joinedMs = row ? toDate(row.created_at).getTime() : 0
  return new Date(Math.max(oldestMs, joinedMs)).toISOString()
}

/**
 * How many topics of each board a member has not read to the end, among those with the latest activity: so the time does
 * not grow with the community.
 */
async function unreadTopics(member: number, boards: Iterable<number>, now: Date): Promise<Map<number, number>> {
  const since = await unreadSince(member, now)
  const rows = await queryRows(
    REASON,
    sql`select topics.board_id, count(*) as unread
      from (select id, board_id, last_position from forum_topics
          where state = 'published' and board_id in (${idList(boards)}) and last_active_at > ${since}
          order by last_active_at desc limit ${LIMITS.forumUnreadScanned}) as topics
        left join forum_reads as reads on reads.topic_id = topics.id and reads.member_id = ${member}
      where topics.last_position > coalesce(reads.position, 0)
      group by topics.board_id`,
  )
  return new Map(rows.map(({ board_id, unread }) => [Number(board_id), Number(unread)]))
}

/** The boards that a member follows. */
async function followedBoards(member: number): Promise<Set<number>> {
  const rows = await queryRows(
    REASON,
    sql`select board_id from forum_follows where member_id = ${member} and board_id is not null and kept = true`,
  )
  return new Set(rows.map(({ board_id }) => Number(board_id)))
}

/** The boards that the viewer may read. GET /api/forum/boards */
export async function listBoards(viewer: Reader, now = new Date()) {
  const boards = await readableBoards(viewer)
  const { account } = viewer
  const [unread, followed] = account
    ? await Promise.all([unreadTopics(account.id, boards.keys(), now), followedBoards(account.id)])
    : [null, null]
  return {
    boards: [...boards.values()].map((board) => ({
      id: board.id,
      slug: board.slug,
      title: board.title,
      description: board.description,
      uri: boardUri(board.slug),
      requiredPlan: board.requiredPlan,
      topicCount: board.topicCount,
      replyCount: board.replyCount,
      solutions: board.solutions,
      mayWrite: mayWrite(viewer.audience, account, board),
      ...(unread && { unread: Math.min(LIMITS.forumUnreadTopics, unread.get(board.id) ?? 0) }),
      ...(followed && { followed: followed.has(board.id) }),
    })),
  }
}

/** The member of a call that only members make. */
export const memberOf = (viewer: Viewer): number => requireAccount(viewer).id

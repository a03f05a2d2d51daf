import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { queryRows } from '@/cms/client/sql.server'
import { AppError } from '@/rules/app-error'
import { RECENT_TOPICS_TAG } from '@/rules/cache-tags'
import { hasPage } from '@/rules/forum/paging'
import { comparableWords } from '@/rules/forum/post-limits'
import { TOPIC_SORTS, type TopicSort } from '@/rules/forum/terms'
import { LIMITS } from '@/rules/limits'
import { wholeNumberParam } from '@/rules/schemas'
import { recordTags } from '@/runtime/cached'
import { type Board, boardBySlug, idList, REASON, type Reader, readableBoards } from './boards.server'
import { topicsByIds } from './topic-rows.server'

export const pageParam = wholeNumberParam.min(1, 'Pages begin at 1.').default(1)

/** GET /api/forum/topics */
export const topicsQuery = z.object({
  board: z.string().max(100).optional(),
  sort: z.enum(TOPIC_SORTS, 'Use latest, new, top or unanswered.').default('latest'),
  page: pageParam,
  q: z.string().max(LIMITS.forumSearchMaxChars).optional(),
})

/** GET /api/forum/recent */
export const recentQuery = z.object({
  first: wholeNumberParam.min(1, 'Use 1 or more.').max(LIMITS.forumRecentTopics, 'Use 50 at most.').default(5),
})

/** Each order follows an index. */
const ORDER = {
  latest: sql`pinned desc, last_active_at desc, id desc`,
  new: sql`created_at desc, id desc`,
  top: sql`reaction_count desc, reply_count desc, id desc`,
  unanswered: sql`created_at desc, id desc`,
} as const satisfies Record<TopicSort, SQL>

/** A pattern that finds a word anywhere, with the word taken literally. */
const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

function conditions(boards: Iterable<number>, { q = '', sort }: Pick<z.infer<typeof topicsQuery>, 'q' | 'sort'>) {
  const words = comparableWords(q).split(' ').filter(Boolean)
  return sql.join(
    [
      sql`state = 'published' and board_id in (${idList(boards)})`,
      ...(sort === 'unanswered' ? [sql`reply_count = 0`] : []),
      ...words.map((word) => sql`search_text like ${containing(word)} escape '\\'`),
    ],
    sql` and `,
  )
}

async function countTopics(boards: readonly Board[], where: SQL, isWhole: boolean): Promise<number> {
  if (isWhole) return boards.reduce((sum, { topicCount }) => sum + topicCount, 0)
  const [row] = await queryRows(REASON, sql`select count(*) as total from forum_topics where ${where}`)
  return Number(row?.total ?? 0)
}

/** The viewer's own topics that wait for approval; no one else sees them. */
async function ownHeldTopics({ account }: Reader, boards: Iterable<number>): Promise<number[]> {
  if (!account) return []
  const rows = await queryRows(
    REASON,
    sql`select id from forum_topics where author_id = ${account.id} and state = 'held'
      and board_id in (${idList(boards)}) order by id desc`,
  )
  return rows.map(({ id }) => Number(id))
}

/**
 * A page of the topics that the viewer may read. GET /api/forum/topics
 * @returns `total` does not count the viewer's own topics that wait for approval, which come first
 * @throws AppError not_found for a board beyond the plan, and a page beyond the last
 */
export async function listTopics(viewer: Reader, query: z.infer<typeof topicsQuery>, now = new Date()) {
  const readable = await readableBoards(viewer)
  const boards = query.board === undefined ? [...readable.values()] : [await boardBySlug(viewer, query.board)]
  const ids = boards.map(({ id }) => id)
  const where = conditions(ids, query)
  const total = await countTopics(boards, where, !query.q?.trim() && query.sort !== 'unanswered')
  const perPage = LIMITS.forumTopicsPerPage
  if (!hasPage(query.page, total, perPage)) throw new AppError('not_found', 'There is no such page.')
  const rows = await queryRows(
    REASON,
    sql`select id from forum_topics where ${where} order by ${ORDER[query.sort]}
      limit ${perPage} offset ${(query.page - 1) * perPage}`,
  )
  const held = query.page === 1 && !query.q?.trim() ? await ownHeldTopics(viewer, ids) : []
  const found = rows.map(({ id }) => Number(id))
  return { topics: await topicsByIds(viewer, readable, [...held, ...found], now), total }
}

/** The topics with the latest activity. GET /api/forum/recent */
export async function recentTopics(viewer: Reader, { first }: z.infer<typeof recentQuery>, now = new Date()) {
  recordTags(RECENT_TOPICS_TAG)
  const boards = await readableBoards(viewer)
  const rows = await queryRows(
    REASON,
    sql`select id from forum_topics where state = 'published' and board_id in (${idList(boards.keys())})
      order by last_active_at desc, id desc limit ${first}`,
  )
  const ids = rows.map(({ id }) => Number(id))
  return { topics: await topicsByIds(viewer, boards, ids, now) }
}

import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { queryRows } from '@/cms/client/sql.server'
import { AppError } from '@/rules/app-error'
import { isModerator, mayWrite } from '@/rules/forum/board-access'
import { hasPage, lastPage, positionsOfPage } from '@/rules/forum/paging'
import { TOPIC_STATES } from '@/rules/forum/terms'
import { LIMITS } from '@/rules/limits'
import { type Board, REASON, type Reader, readableBoards } from './boards.server'
import { commentPlace } from './comment-place.server'
import { notificationsAbout } from './notifications.server'
import { postRows, viewPosts } from './post-rows.server'
import { topicsByIds } from './topic-rows.server'
import { pageParam } from './topics.server'

/** GET /api/forum/topics/{id} */
export const topicQuery = z.object({ page: pageParam })

const number = z.coerce.number()
const place = z.object({
  id: number,
  board_id: number,
  item: number.nullable(),
  author_id: number.nullable(),
  state: z.enum(TOPIC_STATES),
  locked: z.coerce.boolean(),
  last_position: number,
  solution: number.nullable(),
  merged_into_id: number.nullable(),
})
/** Where a topic is, and who may see it. */
export type TopicPlace = z.infer<typeof place> & { board: Board }

/** A chain of merged topics is never longer. */
const MAX_MERGES = 20

const noTopic = () => new AppError('not_found', 'There is no such topic.')

/**
 * Whether a viewer may see a topic in its state: its author what waits for approval, moderators and its author what is
 * hidden. On a board that they may read.
 */
function isVisible({ author_id, state }: z.infer<typeof place>, { account }: Reader): boolean {
  const isOwn = account !== null && account.id === author_id
  if (state === 'published') return true
  if (state === 'held') return isOwn
  return state === 'hidden' && (isOwn || isModerator(account?.role))
}

/**
 * A topic that the viewer may read. The id of a merged topic leads to the one that its posts are in.
 * @throws AppError not_found, also for a topic beyond the plan
 */
export async function findTopic(viewer: Reader, id: number): Promise<TopicPlace> {
  const boards = await readableBoards(viewer)
  let next = id
  for (let merges = 0; merges < MAX_MERGES; merges++) {
    const [row] = await queryRows(
      REASON,
      sql`select id, board_id, item, author_id, state, locked, last_position, solution, merged_into_id
        from forum_topics where id = ${next}`,
    )
    if (!row) throw noTopic()
    const topic = place.parse(row)
    if (topic.state === 'merged' && topic.merged_into_id !== null) {
      next = topic.merged_into_id
      continue
    }
    // Comments follow the plan of their item.
    const board = topic.item === null ? boards.get(topic.board_id) : (await commentPlace(viewer, topic.item)).board
    if (!board || !isVisible(topic, viewer)) throw noTopic()
    return { ...topic, board }
  }
  throw noTopic()
}

/** What the viewer may do in a topic, so that the page shows no button that is refused. */
function abilities({ account, audience }: Reader, { author_id, board, locked, state }: TopicPlace) {
  const moderate = isModerator(account?.role)
  const isAsker = account !== null && account.id === author_id
  return {
    reply: state === 'published' && mayWrite(audience, account, board) && (!locked || moderate),
    solve: board.solutions && (isAsker || moderate),
    moderate,
  }
}

/**
 * A topic with a page of its posts, the opening one first. On the last page its reader also sees their own posts that
 * wait for approval. GET /api/forum/topics/{id}
 * @returns `notifications`: the ids of the reader's unread ones about what is shown
 * @throws AppError not_found
 */
export async function readTopic(viewer: Reader, id: number, { page }: z.infer<typeof topicQuery>, now = new Date()) {
  const topic = await findTopic(viewer, id)
  if (!hasPage(page, topic.last_position, LIMITS.forumPostsPerPage)) {
    throw new AppError('not_found', 'There is no such page.')
  }
  const member = viewer.account?.id ?? 0
  const isLast = page === lastPage(topic.last_position)
  const [above, upTo] = positionsOfPage(page)
  // A hidden post keeps its place, which only moderators and its author see.
  const shown = sql`(posts.state in ('published', 'deleted') or posts.author_id = ${member}
    or (posts.state = 'hidden' and ${isModerator(viewer.account?.role) ? sql`true` : sql`false`}))`
  const inTopic = sql`posts.topic_id = ${topic.id}`
  const onPage = sql`${inTopic} and posts.position > ${above} and posts.position <= ${upTo}`
  const rows = await postRows(sql`${onPage} and ${shown}`, sql`posts.position`)
  const held =
    member !== 0 && isLast
      ? await postRows(
          sql`${inTopic} and posts.position is null and posts.author_id = ${member} and posts.state = 'held'`,
        )
      : []
  const [view] = await topicsByIds(viewer, new Map([[topic.board_id, topic.board]]), [topic.id], now)
  if (!view) throw noTopic()
  return {
    topic: view,
    posts: await viewPosts(viewer, topic.board, topic.solution, [...rows, ...held], now),
    pages: lastPage(topic.last_position),
    may: abilities(viewer, topic),
    // The last page marks the topic as read to its end.
    notifications: await notificationsAbout(viewer, isLast ? inTopic : onPage),
  }
}

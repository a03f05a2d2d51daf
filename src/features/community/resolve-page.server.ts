import 'server-only'
import { sql } from 'drizzle-orm'
import { queryRows } from '@/cms/client/sql.server'
import type { Audience } from '@/rules/audience'
import { boardTag, topicTag } from '@/rules/cache-tags'
import { type CommunityPage, communityHref } from '@/rules/forum/community-page'
import { hasPage, lastPage, pageOfPost } from '@/rules/forum/paging'
import { commentUri, topicUri } from '@/rules/forum/topic-uri'
import { LIMITS } from '@/rules/limits'
import { recordTags } from '@/runtime/cached'
import type { Resolution } from '@/runtime/site-api'
import { type Board, idList, REASON, type Reader, readableBoards } from './boards.server'
import { commentedItem } from './comment-place.server'

/** The viewer that a page is rendered for: everybody of one audience. */
export const audienceViewer = (audience: Audience): Reader => ({ audience, account: null })

const MISSING: Resolution = { kind: 'missing' }

/** The published topic at an address: by its slug, or by one that it had on this board before it was moved or merged. */
export type FoundTopic = { id: number; uri: string; lastPosition: number }

type Boards = ReadonlyMap<number, Board>

/** @param condition on `topics` */
async function publishedTopic(condition: ReturnType<typeof sql>, boards: Boards): Promise<FoundTopic | null> {
  const [row] = await queryRows(
    REASON,
    sql`select topics.id, topics.slug, topics.board_id, topics.last_position from forum_topics as topics
      where ${condition} and topics.state = 'published' and topics.board_id in (${idList(boards.keys())})`,
  )
  const board = row && boards.get(Number(row.board_id))
  if (!board) return null
  return { id: Number(row.id), uri: topicUri(board.slug, String(row.slug)), lastPosition: Number(row.last_position) }
}

/** The topic that an address of a board leads to. Its own address differs after a move or a merge. */
async function topicAt(board: Board, slug: string, boards: Boards): Promise<FoundTopic | null> {
  const [own] = await queryRows(
    REASON,
    sql`select id, merged_into_id from forum_topics where board_id = ${board.id} and slug = ${slug}
      union all select topics.id, topics.merged_into_id from forum_moves as moves
        join forum_topics as topics on topics.id = moves.topic_id
        where moves.board_id = ${board.id} and moves.slug = ${slug}`,
  )
  if (!own) return null
  return publishedTopic(sql`topics.id = ${Number(own.merged_into_id ?? own.id)}`, boards)
}

async function hasListPage(boards: readonly Board[], { page, sort }: CommunityPage): Promise<boolean> {
  if (page === 1) return true
  if (sort !== 'unanswered') {
    const total = boards.reduce((sum, { topicCount }) => sum + topicCount, 0)
    return hasPage(page, total, LIMITS.forumTopicsPerPage)
  }
  const [row] = await queryRows(
    REASON,
    sql`select count(*) as total from forum_topics where state = 'published' and reply_count = 0
      and board_id in (${idList(boards.map(({ id }) => id))})`,
  )
  return hasPage(page, Number(row?.total ?? 0), LIMITS.forumTopicsPerPage)
}

/**
 * Whether a page of the community exists for an audience. What its plan does not reach does not exist.
 * @returns a redirect to the address that a moved or merged topic has now
 */
export async function resolveCommunityPage(page: CommunityPage, audience: Audience): Promise<Resolution> {
  const boards = await readableBoards({ audience })
  const board = [...boards.values()].find(({ slug }) => slug === page.board)
  if (page.board !== null && !board) return MISSING
  if (page.topic === null || !board) {
    const listed = board ? [board] : [...boards.values()]
    recordTags(...listed.map(({ id }) => boardTag(id)))
    return (await hasListPage(listed, page)) ? { kind: 'page' } : MISSING
  }
  const topic = await topicAt(board, page.topic, boards)
  if (!topic) return MISSING
  recordTags(topicTag(topic.id))
  if (topic.uri !== topicUri(board.slug, page.topic)) return { kind: 'redirect', location: topic.uri, status: 301 }
  return hasPage(page.page, topic.lastPosition, LIMITS.forumPostsPerPage) ? { kind: 'page' } : MISSING
}

/** The topic of a page that exists. */
export async function topicOfPage(page: CommunityPage, audience: Audience): Promise<FoundTopic | null> {
  const boards = await readableBoards({ audience })
  const board = [...boards.values()].find(({ slug }) => slug === page.board)
  return board && page.topic !== null ? topicAt(board, page.topic, boards) : null
}

/**
 * Where a permalink leads: to the page of its topic on which the post is, now; of a comment, to its item.
 * @returns missing for a post that the audience cannot read, or that has not appeared
 */
export async function resolvePermalink(post: number, audience: Audience): Promise<Resolution> {
  const boards = await readableBoards({ audience })
  const [row] = await queryRows(
    REASON,
    sql`select posts.topic_id, posts.position, posts.state, topics.item
      from forum_posts as posts join forum_topics as topics on topics.id = posts.topic_id where posts.id = ${post}`,
  )
  if (!row || row.position === null) return MISSING
  if (row.state === 'held' || row.state === 'rejected') return MISSING
  if (row.item !== null) {
    const item = await commentedItem({ audience }, Number(row.item))
    return item ? { kind: 'redirect', location: commentUri(item.uri, post), status: 302 } : MISSING
  }
  const topic = await publishedTopic(sql`topics.id = ${Number(row.topic_id)}`, boards)
  if (!topic) return MISSING
  const page = Math.min(pageOfPost(Number(row.position)), lastPage(topic.lastPosition))
  const [, , board = '', slug = ''] = topic.uri.split('/')
  const location = `${communityHref({ board, topic: slug, page, sort: 'latest' })}#post-${post}`
  return { kind: 'redirect', location, status: 302 }
}

const PERMALINK = /^\/community\/p\/([1-9]\d{0,14})\/?$/

/** The post of a permalink; null for any other path. */
export function postOfPermalink(path: string): number | null {
  const match = PERMALINK.exec(path)
  return match ? Number(match[1]) : null
}

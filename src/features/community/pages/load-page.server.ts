import 'server-only'
import type { Audience } from '@/rules/audience'
import { boardTag, TOPICS_TAG, topicTag } from '@/rules/cache-tags'
import type { CommunityPage } from '@/rules/forum/community-page'
import { lastPage } from '@/rules/forum/paging'
import { LIMITS } from '@/rules/limits'
import { recordTags } from '@/runtime/cached'
import { listBoards } from '../boards.server'
import type { ForumTopic } from '../forum-types'
import { readTopic } from '../read-topic.server'
import { audienceViewer, topicOfPage } from '../resolve-page.server'
import { listTopics } from '../topics.server'

/** Below a topic. */
const OTHER_TOPICS = 5

/** A list of topics as everybody of an audience sees it. */
export type ListPageData = Awaited<ReturnType<typeof loadListPage>>

/** A page of a topic as everybody of an audience sees it. */
export type TopicPageData = NonNullable<Awaited<ReturnType<typeof loadTopicPage>>>

/**
 * Reads a list of topics with all boards.
 * @throws AppError not_found for a board or a page that is not there
 */
export async function loadListPage(page: CommunityPage, audience: Audience) {
  const viewer = audienceViewer(audience)
  const { boards } = await listBoards(viewer)
  // Their counts are beside every list, so each list changes with all of them.
  recordTags(...boards.map(({ id }) => boardTag(id)))
  const query = { sort: page.sort, page: page.page, ...(page.board !== null && { board: page.board }) }
  const { topics, total } = await listTopics(viewer, query)
  const board = boards.find(({ slug }) => slug === page.board) ?? null
  return { boards, board, topics, pages: Math.max(1, Math.ceil(total / LIMITS.forumTopicsPerPage)) }
}

/** Reads a page of a topic; null if the topic is not there. @throws AppError not_found for a page beyond the last */
export async function loadTopicPage(page: CommunityPage, audience: Audience) {
  const found = await topicOfPage(page, audience)
  if (!found) return null
  recordTags(topicTag(found.id))
  const viewer = audienceViewer(audience)
  const { posts, topic } = await readTopic(viewer, found.id, { page: page.page })
  return { topic, posts, pages: lastPage(found.lastPosition), others: await otherTopics(viewer, topic) }
}

/** Links to the newest other topics of a topic's board: titles alone, so that a reply there does not expire this page. */
async function otherTopics(viewer: ReturnType<typeof audienceViewer>, { board, id }: ForumTopic) {
  recordTags(TOPICS_TAG)
  const { topics } = await listTopics(viewer, { board, sort: 'new', page: 1 })
  return topics
    .filter((topic) => topic.id !== id)
    .slice(0, OTHER_TOPICS)
    .map(({ title, uri }) => ({ title, uri }))
}

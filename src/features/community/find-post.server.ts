import 'server-only'
import { sql } from 'drizzle-orm'
import type { Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { isModerator } from '@/rules/forum/board-access'
import { type PostRow, postRows } from './post-rows.server'
import { findTopic, type TopicPlace } from './read-topic.server'

/** A post with its topic. */
export type PostPlace = { post: PostRow; topic: TopicPlace }

function isVisible({ author_id, state }: PostRow, { account }: Viewer): boolean {
  const isOwn = account !== null && account.id === author_id
  if (state === 'published' || state === 'deleted') return true
  if (state === 'held') return isOwn
  return state === 'hidden' && (isOwn || isModerator(account?.role))
}

/**
 * A post that the viewer may see.
 * @throws AppError not_found, also for a post beyond the plan
 */
export async function findPost(viewer: Viewer, id: number): Promise<PostPlace> {
  const [post] = await postRows(sql`posts.id = ${id}`)
  if (!post || !isVisible(post, viewer)) throw new AppError('not_found', 'There is no such post.')
  return { post, topic: await findTopic(viewer, post.topic_id) }
}

/**
 * A post that others can react to, quote or mark.
 * @throws AppError not_found, also for one that is hidden, deleted or waits for approval
 */
export async function findPublishedPost(viewer: Viewer, id: number): Promise<PostPlace> {
  const place = await findPost(viewer, id)
  if (place.post.state !== 'published') throw new AppError('not_found', 'There is no such post.')
  return place
}

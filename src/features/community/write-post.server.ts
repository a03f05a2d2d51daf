import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { withTransaction } from '@/cms/client/sql.server'
import { addToBoard, type LockedTopic, lockTopic } from '@/cms/community/counts'
import type { Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { postBody, type ReadBody } from '@/rules/forum/post-body'
import { LIMITS } from '@/rules/limits'
import { databaseId } from '@/rules/schemas'
import { type Board, REASON } from './boards.server'
import { completeBody, digestOf, readBody } from './body.server'
import { deleteDraft } from './drafts.server'
import { expireTopic } from './expire.server'
import { notifyOfPost } from './notify.server'
import { postRows, viewPosts } from './post-rows.server'
import { findTopic } from './read-topic.server'
import { markRead } from './write-topic.server'
import { checkPace, holdReason, lockWriter, requireWriting, type Writer } from './writer.server'

/** POST /api/forum/topics/{id}/posts. `quote` is the id of a post of the topic; `from` that of a draft, which ends. */
export const replyBody = z.object({
  body: postBody,
  quote: databaseId.optional(),
  draft: z.boolean().optional(),
  from: databaseId.optional(),
})

/** @throws AppError conflict for words that the member has just posted in the topic */
async function rejectRepeatedPost({ member, now, run }: Writer, topic: number, digest: string): Promise<void> {
  const since = new Date(now.getTime() - LIMITS.forumRepeatS * 1_000).toISOString()
  const [same] = await run(
    sql`select id from forum_posts where author_id = ${member} and created_at > ${since}
      and digest = ${digest} and topic_id = ${topic} limit 1`,
  )
  if (same) throw new AppError('conflict', 'You have just posted this.')
}

/** The author of a quoted post. @throws AppError bad_request for a post that cannot be quoted in this topic */
async function quotedAuthor({ run }: Writer, topic: number, quote: number | undefined): Promise<number | null> {
  if (quote === undefined) return null
  const [row] = await run(
    sql`select author_id from forum_posts where id = ${quote} and topic_id = ${topic} and state = 'published'`,
  )
  if (!row) throw new AppError('bad_request', 'There is no such post.', { fields: { quote: 'There is no such post.' } })
  return row.author_id === null ? null : Number(row.author_id)
}

/** A post to write. `rated`: a comment with stars; `tried`: one whose author tried the item. */
type PostInput = { body: ReadBody; quote?: number; rated?: boolean; tried?: boolean }

const boolean = (value: boolean) => (value ? sql`true` : sql`false`)

/** The post that was written. */
type Written = { isHeld: boolean; post: number }

/**
 * Writes a post into a locked topic, with its counts and notifications, in the transaction of the writer.
 * @throws AppError conflict (locked, or the same words again), unprocessable, too_many_requests, bad_request
 */
export async function writePost(
  writer: Writer,
  board: Board,
  topic: LockedTopic | null,
  { body, quote, rated = false, tried = false }: PostInput,
): Promise<Written> {
  const { member, now, run } = writer
  if (topic?.state !== 'published') throw new AppError('conflict', 'There can be no replies to this topic now.')
  if (topic.locked && !writer.isModerator) throw new AppError('conflict', 'This topic is locked.')
  const digest = digestOf(body)
  await rejectRepeatedPost(writer, topic.id, digest)
  await checkPace(writer, board)
  const quoted = await quotedAuthor(writer, topic.id, quote)
  const held = await holdReason(writer, board, body)
  const stored = await completeBody(run, body, member)
  const at = now.toISOString()
  const position = held === null ? topic.last_position + 1 : null
  const state = held === null ? 'published' : 'held'
  const [row] = await run(
    sql`insert into forum_posts
        (topic_id, author_id, position, state, held_for, body, text, digest, quote_id, rated, tried, updated_at,
          created_at)
      values (${topic.id}, ${member}, ${position}, ${state}, ${held}, ${JSON.stringify(stored)}, ${body.text},
        ${digest}, ${quote ?? null}, ${boolean(rated)}, ${boolean(tried)}, ${at}, ${at})
      returning id`,
  )
  const newPost = Number(row?.id)
  if (position === null) return { isHeld: true, post: newPost }
  await run(
    sql`update forum_topics set reply_count = reply_count + 1, last_position = ${position}, last_active_at = ${at}
      where id = ${topic.id} returning id`,
  )
  await addToBoard(run, topic.board_id, 0, 1)
  await markRead(run, member, topic.id, position, at)
  const people = { author: member, topicAuthor: topic.author_id, quotedAuthor: quoted, mentions: body.mentions }
  await notifyOfPost(run, board, { id: newPost, topic: topic.id, isOpening: false, ...people }, now)
  return { isHeld: false, post: newPost }
}

/**
 * What a call answers about a written post.
 * @returns the post; of one that waits for approval its id
 */
export async function writtenPost(viewer: Viewer, board: Board, { isHeld, post }: Written, now: Date) {
  if (isHeld) return { outcome: 'held' as const, post: { id: post } }
  const [view] = await viewPosts(viewer, board, null, await postRows(sql`posts.id = ${post}`), now)
  if (!view) throw new Error('The post was deleted as soon as it was posted.')
  return { outcome: 'posted' as const, post: view }
}

/**
 * Replies in a topic. POST /api/forum/topics/{id}/posts
 * @returns as {@link writtenPost}
 * @throws AppError not_found, forbidden, conflict (locked, or the same words again), unprocessable, too_many_requests
 */
export async function createPost(viewer: Viewer, id: number, input: z.infer<typeof replyBody>, now = new Date()) {
  const { board, id: topicId } = await findTopic(viewer, id)
  requireWriting(viewer, board)
  const body = readBody(input.body)
  const written = await withTransaction(REASON, async (_req, run) => {
    const writer = await lockWriter(run, viewer, now)
    const result = await writePost(writer, board, await lockTopic(run, topicId), { body, quote: input.quote })
    if (input.from !== undefined) await deleteDraft(run, writer.member, input.from)
    return result
  })
  if (!written.isHeld) expireTopic({ board: board.id, topic: topicId })
  return writtenPost(viewer, board, written, now)
}

import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { queryRows, type RunSql, toDate, withTransaction } from '@/cms/client/sql.server'
import { type LockedTopic, lockTopicOfPost, settleTopics, updateTopicTexts } from '@/cms/community/counts'
import { requireAccount, type Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { isModerator, isNewAccount, mayStillEdit, mayWrite } from '@/rules/forum/board-access'
import { editRefusal } from '@/rules/forum/edit-refusal'
import { postBody } from '@/rules/forum/post-body'
import { LIMITS } from '@/rules/limits'
import { authorOf } from './author.server'
import { memberOf, REASON } from './boards.server'
import { completeBody, digestOf, readBody } from './body.server'
import { expireTopic } from './expire.server'
import { findPost, type PostPlace } from './find-post.server'
import { appendLog } from './log.server'
import { isoOrNull } from './notify.server'
import { postHtml } from './post-html.server'
import { postRows, viewPosts } from './post-rows.server'
import { titleText } from './write-topic.server'
import { lockWriter } from './writer.server'

/** PATCH /api/forum/posts/{id}. The title only with the opening post. */
export const editBody = z.object({
  body: postBody,
  title: titleText.min(1, 'Enter a title.').max(LIMITS.forumTitleMaxChars, 'Use 150 characters at most.').optional(),
})

/** @throws AppError forbidden for another person's post, or after the time to edit; not_found for a deleted one */
function requireEditing(viewer: Viewer, { post, topic }: PostPlace, now: Date): void {
  const { id, role } = requireAccount(viewer)
  if (post.state === 'deleted') throw new AppError('not_found', 'There is no such post.')
  if (isModerator(role)) return
  if (post.author_id !== id) throw new AppError('forbidden', 'This post belongs to someone else.')
  if (!mayWrite(viewer.audience, { role }, topic.board) || topic.locked) {
    throw new AppError('forbidden', 'This post can no longer be changed.')
  }
  if (!mayStillEdit(toDate(post.created_at), topic.board.editMinutes, now)) {
    throw new AppError('forbidden', 'This post can no longer be changed.')
  }
}

/** Locks a post's topic, and reads again whether the post is still there, and whether others can read it. */
async function lockPost(run: RunSql, id: number): Promise<{ topic: LockedTopic; isHeld: boolean }> {
  const topic = await lockTopicOfPost(run, id)
  const [row] = await run(sql`select state from forum_posts where id = ${id}`)
  if (!topic || !row || row.state === 'deleted') throw new AppError('not_found', 'There is no such post.')
  return { topic, isHeld: row.state === 'held' }
}

/**
 * What the editor shows of a post that the viewer may change. GET /api/forum/posts/{id}
 * @returns the title with the opening post alone
 * @throws AppError not_found, forbidden
 */
export async function readForEditing(viewer: Viewer, id: number, now = new Date()) {
  const place = await findPost(viewer, id)
  requireEditing(viewer, place, now)
  const { post, topic } = place
  const [row] =
    post.position === 1 ? await queryRows(REASON, sql`select title from forum_topics where id = ${topic.id}`) : []
  return { post: { id, body: post.body, ...(row && { title: String(row.title) }) } }
}

/**
 * Changes a post, and keeps what it said before. PATCH /api/forum/posts/{id}
 * @throws AppError not_found, forbidden, unprocessable; also where the new words would wait for approval
 */
export async function editPost(viewer: Viewer, id: number, input: z.infer<typeof editBody>, now = new Date()) {
  const place = await findPost(viewer, id)
  requireEditing(viewer, place, now)
  if (input.title !== undefined && place.post.position !== 1) {
    throw new AppError('bad_request', 'Only a topic has a title.', { fields: { title: 'Only a topic has a title.' } })
  }
  const body = readBody(input.body)
  await withTransaction(REASON, async (_req, run) => {
    const { joinedAt, member } = await lockWriter(run, viewer, now)
    const { isHeld, topic } = await lockPost(run, id)
    const facts = {
      isModerator: isModerator(viewer.account?.role),
      isNewAccount: isNewAccount(joinedAt, now),
      links: body.links,
      pictures: body.pictures.length,
      title: input.title,
      text: body.text,
    }
    // What waits for approval goes on waiting.
    const refusal = isHeld ? null : editRefusal(facts, place.topic.board)
    if (refusal) throw new AppError('unprocessable', refusal.message, { fields: { [refusal.field]: refusal.message } })
    const stored = JSON.stringify(await completeBody(run, body, place.post.author_id))
    const at = now.toISOString()
    await run(
      sql`insert into forum_edits (post_id, by_id, body, updated_at, created_at)
        select id, ${member}, body, ${at}, ${at} from forum_posts where id = ${id} returning id`,
    )
    await run(
      sql`update forum_posts set body = ${stored}, text = ${body.text}, digest = ${digestOf(body)}, edited_at = ${at}
        where id = ${id} returning id`,
    )
    if (place.post.position !== 1) return
    const title = input.title ?? topic.title
    await run(sql`update forum_topics set title = ${title} where id = ${topic.id} returning id`)
    await updateTopicTexts(run, { ...topic, title })
  })
  const { board, id: topicId, solution } = place.topic
  expireTopic({ board: board.id, topic: topicId, titles: place.post.position === 1 })
  const [post] = await viewPosts(viewer, board, solution, await postRows(sql`posts.id = ${id}`), now)
  return { post }
}

/**
 * Deletes a post: its place stays, its words do not. A topic whose opening post is deleted goes too, if no one has
 * replied. DELETE /api/forum/posts/{id}; again it is 404.
 * @throws AppError not_found, forbidden
 */
export async function deletePost(viewer: Viewer, id: number, now = new Date()): Promise<{ ok: true }> {
  const place = await findPost(viewer, id)
  requireEditing(viewer, place, now)
  const member = memberOf(viewer)
  await withTransaction(REASON, async (_req, run) => {
    const { topic } = await lockPost(run, id)
    await removePost(run, topic, id)
    await settleTopics(run, [topic])
    if (place.post.author_id === member) return
    const line = { action: 'delete', by: member, subject: place.post.author_id, post: id, topic: topic.id }
    await appendLog(run, { ...line, reason: 'Deleted in the topic' }, now)
  })
  const { board, id: topicId } = place.topic
  expireTopic({ board: board.id, topic: topicId, titles: place.post.position === 1 })
  return { ok: true }
}

/** Marks a post of a locked topic as deleted. */
async function removePost(run: RunSql, topic: LockedTopic, id: number): Promise<void> {
  const [row] = await run(sql`update forum_posts set state = 'deleted' where id = ${id} returning position`)
  if (topic.solution === id) await run(sql`update forum_topics set solution = null where id = ${topic.id} returning id`)
  if (Number(row?.position) === 1 && topic.reply_count === 0) {
    await run(sql`update forum_topics set state = 'deleted' where id = ${topic.id} returning id`)
  }
}

/**
 * What a post said before its edits, the latest first. GET /api/forum/posts/{id}/edits
 * @throws AppError not_found
 */
export async function listEdits(viewer: Viewer, id: number) {
  const { post } = await findPost(viewer, id)
  if (post.state === 'deleted') throw new AppError('not_found', 'There is no such post.')
  const rows = await queryRows(
    REASON,
    sql`select id, body, created_at from forum_edits where post_id = ${id} order by id desc limit 100`,
  )
  const html = await postHtml(
    viewer.audience,
    rows.map(({ body }) => ({
      body: typeof body === 'string' ? JSON.parse(body) : body,
      idPrefix: `post-${id}-`,
    })),
  )
  return {
    author: authorOf(post),
    edits: rows.map(({ created_at }, index) => ({ html: html[index] ?? '', replacedAt: isoOrNull(created_at) })),
  }
}

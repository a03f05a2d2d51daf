import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type RunSql, withTransaction } from '@/cms/client/sql.server'
import { addToBoard } from '@/cms/community/counts'
import { expireTopicPages } from '@/cms/community/expire-pages'
import type { Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { stripFormatCharacters } from '@/rules/format-characters'
import { postBody } from '@/rules/forum/post-body'
import { topicTexts } from '@/rules/forum/topic-texts'
import { topicSlug } from '@/rules/forum/topic-uri'
import { LIMITS } from '@/rules/limits'
import { databaseId } from '@/rules/schemas'
import { boardBySlug, REASON } from './boards.server'
import { completeBody, digestOf, readBody } from './body.server'
import { deleteDraft, saveDraft } from './drafts.server'
import { expireTopic } from './expire.server'
import { notifyOfPost } from './notify.server'
import { topicsByIds } from './topic-rows.server'
import { checkPace, holdReason, lockWriter, requireWriting, type Writer } from './writer.server'

/** The title of a topic in a call: without invisible characters, of which it could consist. */
export const titleText = z.string().overwrite(stripFormatCharacters).trim()

/** POST /api/forum/topics. A draft may be without a title. */
export const topicBody = z.object({
  board: z.string().max(100),
  title: titleText.max(LIMITS.forumTitleMaxChars, 'Use 150 characters at most.').default(''),
  body: postBody,
  draft: z.boolean().default(false),
  from: databaseId.optional(),
})

/** Gives a new topic a number that no other item of the site has. */
async function newDatabaseId(run: RunSql): Promise<number> {
  const [row] = await run(sql`insert into identities (post_type) values ('forumTopics') returning id`)
  return Number(row?.id)
}

/**
 * Inserts a row with a topic's slug. The slug gets the topic's number where another topic of the board, now or before a
 * move, has it.
 * @returns the id of the row
 */
export async function withFreeSlug(
  run: RunSql,
  board: number,
  slug: string,
  number: number,
  insert: (slug: string) => SQL,
): Promise<number> {
  const [moved] = await run(sql`select id from forum_moves where board_id = ${board} and slug = ${slug}`)
  const [row] = moved ? [] : await run(insert(slug))
  const [numbered] = row ? [row] : await run(insert(`${slug}-${number}`))
  if (!numbered) throw new AppError('conflict', 'There is a topic with this address already.')
  return Number(numbered.id)
}

/** A new topic's row. */
export type TopicFields = {
  board: number
  author: number | null
  title: string
  text: string
  state: 'published' | 'held'
  at: string
}

/** Stores a topic without posts. @returns its id */
export async function insertTopic(
  run: RunSql,
  { at, author, board, state, text, title }: TopicFields,
): Promise<number> {
  await expireTopicPages(run, null)
  const number = await newDatabaseId(run)
  const { excerpt, searchText } = topicTexts(title, text)
  return withFreeSlug(
    run,
    board,
    topicSlug(title),
    number,
    (slug) => sql`insert into forum_topics
        (database_id, board_id, author_id, title, slug, state, pinned, locked, excerpt, search_text,
          reply_count, last_position, reaction_count, last_active_at, updated_at, created_at)
      values (${number}, ${board}, ${author}, ${title}, ${slug}, ${state}, false, false, ${excerpt}, ${searchText},
        0, 1, 0, ${at}, ${at}, ${at})
      on conflict (board_id, slug) do nothing returning id`,
  )
}

/** @throws AppError conflict for a topic that the member has just posted */
async function rejectRepeatedTopic({ member, now, run }: Writer, board: number, digest: string): Promise<void> {
  const since = new Date(now.getTime() - LIMITS.forumRepeatS * 1_000).toISOString()
  const [same] = await run(
    sql`select posts.id from forum_posts as posts join forum_topics as topics on topics.id = posts.topic_id
      where posts.author_id = ${member} and posts.created_at > ${since} and posts.digest = ${digest}
        and posts.position = 1 and topics.board_id = ${board} limit 1`,
  )
  if (same) throw new AppError('conflict', 'You have just posted this.')
}

/** The member has read what they have written. */
export async function markRead(run: RunSql, member: number, topic: number, position: number, at: string) {
  await run(
    sql`insert into forum_reads (member_id, topic_id, position, updated_at, created_at)
      values (${member}, ${topic}, ${position}, ${at}, ${at})
      on conflict (member_id, topic_id) do update set position = excluded.position, updated_at = excluded.updated_at
        where excluded.position > forum_reads.position
      returning id`,
  )
}

/**
 * Posts a topic, or keeps it as a draft. POST /api/forum/topics
 * @returns the topic, and the opening post if it waits for approval; of a draft only its id
 * @throws AppError not_found, forbidden, conflict, unprocessable, too_many_requests
 */
export async function createTopic(viewer: Viewer, input: z.infer<typeof topicBody>, now = new Date()) {
  const board = await boardBySlug(viewer, input.board)
  requireWriting(viewer, board)
  if (input.draft) return { outcome: 'draft' as const, id: await saveDraft(viewer, board.id, input) }
  const { title } = input
  if (title === '')
    throw new AppError('bad_request', 'Give the topic a title.', { fields: { title: 'Enter a title.' } })
  const body = readBody(input.body)
  const { isHeld, post, topic } = await withTransaction(REASON, async (_req, run) => {
    const writer = await lockWriter(run, viewer, now)
    const digest = digestOf(body, title)
    await rejectRepeatedTopic(writer, board.id, digest)
    await checkPace(writer, board)
    const held = await holdReason(writer, board, body, title)
    const state = held === null ? 'published' : 'held'
    const at = now.toISOString()
    const { member } = writer
    const stored = await completeBody(run, body, member)
    const id = await insertTopic(run, { board: board.id, author: member, title, text: body.text, state, at })
    const [row] = await run(
      sql`insert into forum_posts (topic_id, author_id, position, state, held_for, body, text, digest, updated_at, created_at)
        values (${id}, ${member}, 1, ${state}, ${held}, ${JSON.stringify(stored)}, ${body.text}, ${digest}, ${at}, ${at})
        returning id`,
    )
    const opening = Number(row?.id)
    await markRead(run, member, id, 1, at)
    if (held === null) {
      await addToBoard(run, board.id, 1, 0)
      const { mentions } = body
      const author = { author: member, topicAuthor: member, quotedAuthor: null }
      await notifyOfPost(run, board, { id: opening, topic: id, isOpening: true, mentions, ...author }, now)
    }
    if (input.from !== undefined) await deleteDraft(run, member, input.from)
    return { isHeld: held !== null, topic: id, post: opening }
  })
  if (!isHeld) expireTopic({ board: board.id, titles: true })
  const [view] = await topicsByIds(viewer, new Map([[board.id, board]]), [topic], now)
  if (!view) throw new Error('The topic was deleted as soon as it was posted.')
  return isHeld
    ? { outcome: 'held' as const, topic: view, post: { id: post } }
    : { outcome: 'posted' as const, topic: view }
}

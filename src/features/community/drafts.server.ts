import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { executeSql, queryRows, type RunSql, toDate, withTransaction } from '@/cms/client/sql.server'
import type { Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { databaseIdParam } from '@/rules/schemas'
import { memberOf, REASON, readableBoards } from './boards.server'
import { findTopic } from './read-topic.server'
import { topicsByIds } from './topic-rows.server'

/** GET /api/forum/drafts. `topic`: only the draft of a reply to it. */
export const draftsQuery = z.object({ topic: databaseIdParam.optional() })

/** What a draft has; its body is checked when it is posted. */
type Draft = { title: string; body: unknown; from?: number }

/** Where a new topic, or a reply, is to be posted. */
type Place = { board: number; topic: number | null }

/** Inserts a draft, with the member's row locked. @throws AppError conflict for too many */
async function insertDraft(run: RunSql, member: number, { board, topic }: Place, title: string, json: string) {
  const [kept] = await run(sql`select count(*) as drafts from forum_drafts where member_id = ${member}`)
  if (Number(kept?.drafts) >= LIMITS.forumDrafts) {
    throw new AppError('conflict', `You have ${LIMITS.forumDrafts} drafts. Post or delete one first.`)
  }
  const nowIso = new Date().toISOString()
  const [row] = await run(
    sql`insert into forum_drafts (member_id, board_id, topic_id, title, body, updated_at, created_at)
      values (${member}, ${board}, ${topic}, ${title}, ${json}, ${nowIso}, ${nowIso}) returning id`,
  )
  return Number(row?.id)
}

const lockMember = (run: RunSql, member: number) =>
  run(sql`update users set plan = plan where id = ${member} returning id`)

/**
 * Keeps a draft, or changes it with `from`.
 * @returns its id
 * @throws AppError not_found for a draft that is not the member's, conflict for too many
 */
export async function saveDraft(viewer: Viewer, board: number, { body, from, title }: Draft): Promise<number> {
  const member = memberOf(viewer)
  const json = JSON.stringify(body)
  const nowIso = new Date().toISOString()
  if (from !== undefined) {
    const [row] = await executeSql(
      REASON,
      sql`update forum_drafts set board_id = ${board}, title = ${title}, body = ${json}, updated_at = ${nowIso}
        where id = ${from} and member_id = ${member} and topic_id is null returning id`,
    )
    if (!row) throw new AppError('not_found', 'There is no such draft.')
    return from
  }
  return withTransaction(REASON, async (_req, run) => {
    await lockMember(run, member)
    return insertDraft(run, member, { board, topic: null }, title, json)
  })
}

/**
 * Keeps the draft of a reply. A member has one for each topic, which devices share.
 * @returns its id
 * @throws AppError not_found for a topic that the viewer may not read, conflict for too many
 */
export async function saveReplyDraft(viewer: Viewer, id: number, { body }: Pick<Draft, 'body'>): Promise<number> {
  const member = memberOf(viewer)
  const { board_id: board, id: topic } = await findTopic(viewer, id)
  const json = JSON.stringify(body)
  return withTransaction(REASON, async (_req, run) => {
    await lockMember(run, member)
    const [row] = await run(
      sql`update forum_drafts set body = ${json}, updated_at = ${new Date().toISOString()}
        where member_id = ${member} and topic_id = ${topic} returning id`,
    )
    return row ? Number(row.id) : insertDraft(run, member, { board, topic }, '', json)
  })
}

/** Ends a draft; without one it does nothing. */
export async function deleteDraft(run: RunSql, member: number, id: number): Promise<void> {
  await run(sql`delete from forum_drafts where id = ${id} and member_id = ${member} returning id`)
}

const draftRow = z.object({
  id: z.coerce.number(),
  board_id: z.coerce.number().nullable(),
  topic_id: z.coerce.number().nullable(),
  title: z.string().nullable(),
  body: z.preprocess((value) => (typeof value === 'string' ? JSON.parse(value) : value), z.unknown()),
  updated_at: z.unknown(),
})

/**
 * The member's drafts, the newest first; of those to topics that they can no longer read without the topic.
 * GET /api/forum/drafts
 */
export async function listDrafts(viewer: Viewer, { topic: only }: z.infer<typeof draftsQuery> = {}) {
  const member = memberOf(viewer)
  const ofTopic = only === undefined ? sql`` : sql`and topic_id = ${only}`
  const [boards, rows] = await Promise.all([
    readableBoards(viewer),
    queryRows(
      REASON,
      sql`select id, board_id, topic_id, title, body, updated_at from forum_drafts
        where member_id = ${member} ${ofTopic} order by updated_at desc, id desc`,
    ),
  ])
  const drafts = draftRow.array().parse(rows)
  const topics = await topicsByIds(viewer, boards, [...new Set(drafts.flatMap(({ topic_id }) => topic_id ?? []))])
  const topicOf = (id: number) => {
    const found = topics.find((topic) => topic.id === id && topic.state === undefined)
    return found ? { id, title: found.title, uri: found.uri } : { id, title: null, uri: null }
  }
  return {
    drafts: drafts.map(({ board_id, body, id, title, topic_id, updated_at }) => ({
      id,
      board: boards.get(board_id ?? 0)?.slug ?? null,
      topic: topic_id === null ? null : topicOf(topic_id),
      title: title ?? '',
      body,
      updatedAt: toDate(updated_at).toISOString(),
    })),
  }
}

/** Deletes a draft of the member; again it does nothing. DELETE /api/forum/drafts/{id} */
export async function discardDraft(viewer: Viewer, id: number): Promise<{ ok: true }> {
  const member = memberOf(viewer)
  await executeSql(REASON, sql`delete from forum_drafts where id = ${id} and member_id = ${member} returning id`)
  return { ok: true }
}

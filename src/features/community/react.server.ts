import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { executeSql, type RunSql, withTransaction } from '@/cms/client/sql.server'
import { lockTopicOfPost } from '@/cms/community/counts'
import { requireAccount, type Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { isModerator } from '@/rules/forum/board-access'
import { REACTION_KINDS, type ReactionKind } from '@/rules/forum/terms'
import { boardBySlug, memberOf, REASON } from './boards.server'
import { expireTopic } from './expire.server'
import { findPublishedPost } from './find-post.server'
import { notifyOfReaction } from './notify.server'
import { viewReactions } from './post-rows.server'
import { findTopic } from './read-topic.server'
import { markRead } from './write-topic.server'

/** POST /api/forum/posts/{id}/reactions */
export const reactionBody = z.object({ kind: z.enum(REACTION_KINDS, 'There is no such reaction.'), on: z.boolean() })
/** Following, and marking the reply that solved a topic. */
export const onBody = z.object({ on: z.boolean() })

type Own = { member: number; post: number; kind: ReactionKind }

/**
 * Stores a reaction.
 * @returns whether it changed anything, and whether the member gives it for the first time
 */
async function storeReaction(run: RunSql, { kind, member, post }: Own, on: boolean, at: string) {
  if (!on) {
    const changed = await run(
      sql`update forum_reactions set kept = false, updated_at = ${at}
        where member_id = ${member} and post_id = ${post} and kind = ${kind} and kept = true returning id`,
    )
    return { isChanged: changed.length > 0, isFirst: false }
  }
  const [before] = await run(
    sql`select id from forum_reactions where member_id = ${member} and post_id = ${post} limit 1`,
  )
  const changed = await run(
    sql`insert into forum_reactions (member_id, post_id, kind, kept, updated_at, created_at)
      values (${member}, ${post}, ${kind}, true, ${at}, ${at})
      on conflict (member_id, post_id, kind) do update set kept = true, updated_at = excluded.updated_at
        where forum_reactions.kept = false
      returning id`,
  )
  return { isChanged: changed.length > 0, isFirst: before === undefined }
}

/**
 * Gives or takes back a reaction. The answer is the same however often it is made.
 * @throws AppError not_found
 */
export async function react(viewer: Viewer, id: number, input: z.infer<typeof reactionBody>, now = new Date()) {
  const member = memberOf(viewer)
  const { post, topic } = await findPublishedPost(viewer, id)
  await withTransaction(REASON, async (_req, run) => {
    // The topic's lock comes first, as in every change of its posts.
    const locked = await lockTopicOfPost(run, id)
    if (!locked) throw new AppError('not_found', 'There is no such post.')
    const own = { member, post: id, kind: input.kind }
    const { isChanged, isFirst } = await storeReaction(run, own, input.on, now.toISOString())
    if (!isChanged) return
    const step = input.on ? 1 : -1
    const column = sql.identifier(`reactions_${input.kind}`)
    const [counted] = await run(
      sql`update forum_posts set ${column} = ${column} + ${step} where id = ${id} and state = 'published' returning id`,
    )
    if (!counted) throw new AppError('not_found', 'There is no such post.')
    await run(
      sql`update forum_topics set reaction_count = reaction_count + ${step} where id = ${locked.id} returning id`,
    )
    await notifyOfReaction(run, { id, author: post.author_id }, { member, isFirst }, now)
  })
  expireTopic({ board: topic.board.id, topic: topic.id })
  return { reactions: await viewReactions(viewer, id) }
}

/** Follows a topic, or no longer. POST /api/forum/topics/{id}/follow @throws AppError not_found */
export async function followTopic(viewer: Viewer, id: number, { on }: z.infer<typeof onBody>) {
  const member = memberOf(viewer)
  const topic = await findTopic(viewer, id)
  const at = new Date().toISOString()
  await executeSql(
    REASON,
    sql`insert into forum_follows (member_id, topic_id, kept, updated_at, created_at)
      values (${member}, ${topic.id}, ${on ? sql`true` : sql`false`}, ${at}, ${at})
      on conflict (member_id, topic_id) do update set kept = excluded.kept, updated_at = excluded.updated_at
      returning id`,
  )
  return { followed: on }
}

/** Follows a board, or no longer. POST /api/forum/boards/{slug}/follow @throws AppError not_found */
export async function followBoard(viewer: Viewer, slug: string, { on }: z.infer<typeof onBody>) {
  const member = memberOf(viewer)
  const board = await boardBySlug(viewer, slug)
  const at = new Date().toISOString()
  await executeSql(
    REASON,
    sql`insert into forum_follows (member_id, board_id, kept, updated_at, created_at)
      values (${member}, ${board.id}, ${on ? sql`true` : sql`false`}, ${at}, ${at})
      on conflict (member_id, board_id) do update set kept = excluded.kept, updated_at = excluded.updated_at
      returning id`,
  )
  return { followed: on }
}

/** Marks a topic as read to its end. POST /api/forum/topics/{id}/read @throws AppError not_found */
export async function readToEnd(viewer: Viewer, id: number): Promise<{ unread: 0 }> {
  const member = memberOf(viewer)
  const topic = await findTopic(viewer, id)
  const run: RunSql = (statement) => executeSql(REASON, statement)
  await markRead(run, member, topic.id, topic.last_position, new Date().toISOString())
  return { unread: 0 }
}

/**
 * Marks the reply that solved a topic, or takes the mark away. POST /api/forum/posts/{id}/solution
 * @throws AppError not_found; forbidden for everybody but who asked and moderators; conflict where the board has none
 */
export async function markSolution(viewer: Viewer, id: number, { on }: z.infer<typeof onBody>) {
  const { id: member, role } = requireAccount(viewer)
  const { post, topic } = await findPublishedPost(viewer, id)
  if (topic.author_id !== member && !isModerator(role)) {
    throw new AppError('forbidden', 'Only who asked can mark the solution.')
  }
  if (!topic.board.solutions) throw new AppError('conflict', 'This board has no solutions.')
  if (post.position === 1) throw new AppError('conflict', 'The question cannot be its own solution.')
  await executeSql(
    REASON,
    on
      ? sql`update forum_topics set solution = ${id} where id = ${topic.id} returning id`
      : sql`update forum_topics set solution = null where id = ${topic.id} and solution = ${id} returning id`,
  )
  expireTopic({ board: topic.board.id, topic: topic.id })
  return { solution: on }
}

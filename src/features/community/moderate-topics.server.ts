import 'server-only'
import { sql } from 'drizzle-orm'
import type { RunSql } from '@/cms/client/sql.server'
import { type LockedTopic, lockTopic, settleTopics } from '@/cms/community/counts'
import { AppError } from '@/rules/app-error'
import { idList } from './boards.server'
import { appendLog } from './log.server'
import { lockedTopic, type Moderation } from './moderation.server'
import { insertTopic, withFreeSlug } from './write-topic.server'

const conflict = (message: string) => new AppError('conflict', message)

/** @throws AppError conflict for comments, which belong to their item */
function refuseComments(...topics: readonly LockedTopic[]): void {
  if (topics.some(({ item }) => item !== null)) throw conflict('Comments stay with their item.')
}

/** Moves a topic to another board; its former address leads to it. @throws AppError not_found, conflict */
export async function moveTopic(moderation: Moderation, id: number, slug: string) {
  const { boards, by, now, reason, run } = moderation
  const board = [...boards.values()].find((each) => each.slug === slug)
  if (!board) throw new AppError('not_found', 'There is no such board.')
  const topic = await lockedTopic(moderation, id)
  refuseComments(topic)
  if (topic.board_id === board.id) return { changed: false }
  const at = now.toISOString()
  const [numbered] = await run(sql`select database_id from forum_topics where id = ${id}`)
  // A topic that comes back gets its address back.
  await run(sql`delete from forum_moves where board_id = ${board.id} and slug = ${topic.slug} and topic_id = ${id}
    returning id`)
  await withFreeSlug(
    run,
    board.id,
    topic.slug,
    Number(numbered?.database_id),
    (free) => sql`update forum_topics set board_id = ${board.id}, slug = ${free} where id = ${id}
      and not exists (select 1 from forum_topics as others
        where others.board_id = ${board.id} and others.slug = ${free})
      returning id`,
  )
  await run(
    sql`insert into forum_moves (board_id, slug, topic_id, updated_at, created_at)
      values (${topic.board_id}, ${topic.slug}, ${id}, ${at}, ${at})
      on conflict (board_id, slug) do update set topic_id = excluded.topic_id returning id`,
  )
  await settleTopics(run, [topic])
  const details = { from: topic.board_id, to: board.id }
  await appendLog(run, { action: 'move', by, subject: topic.author_id, topic: id, reason, details }, now)
  return { changed: true }
}

/** Locks two topics in the order of their ids, so that two moderators cannot wait for each other. */
async function lockBoth(run: RunSql, one: number, other: number): Promise<Map<number, LockedTopic>> {
  const found = new Map<number, LockedTopic>()
  for (const id of [one, other].sort((a, b) => a - b)) {
    const topic = await lockTopic(run, id)
    if (!topic) throw new AppError('not_found', 'There is no such topic.')
    found.set(id, topic)
  }
  return found
}

/**
 * Renumbers the posts of a topic, in the order in which they were written. The numbers are negative in between,
 * since no two posts may have the same.
 */
async function renumber(run: RunSql, topic: number): Promise<void> {
  await run(
    sql`update forum_posts set position = -ranks.place
      from (select id, row_number() over (order by created_at, id) as place from forum_posts
        where topic_id = ${topic} and position is not null) as ranks
      where ranks.id = forum_posts.id returning forum_posts.id`,
  )
  await run(sql`update forum_posts set position = -position where topic_id = ${topic} and position < 0 returning id`)
}

/** Puts all posts of a topic into another one; the first then leads there. @throws AppError not_found, conflict */
export async function mergeTopics(moderation: Moderation, id: number, into: number) {
  const { by, now, reason, run } = moderation
  if (id === into) throw conflict('A topic cannot be merged into itself.')
  const found = await lockBoth(run, id, into)
  const [topic, target] = [found.get(id), found.get(into)]
  if (!topic || !target) throw new AppError('not_found', 'There is no such topic.')
  refuseComments(topic, target)
  if (topic.merged_into_id === into) return { changed: false, topic: { id: into } }
  if (topic.state !== 'published' || target.state !== 'published') {
    throw conflict('Only published topics can be merged.')
  }
  // Their places end above those of the target, until all are renumbered.
  await run(
    sql`update forum_posts set topic_id = ${into}, position = position + ${target.last_position}
      where topic_id = ${id} returning id`,
  )
  await renumber(run, into)
  await run(
    sql`update forum_topics set state = 'merged', merged_into_id = ${into}, solution = null where id = ${id} returning id`,
  )
  await run(sql`update forum_topics set merged_into_id = ${into} where merged_into_id = ${id} returning id`)
  await settleTopics(run, [topic, target])
  await appendLog(run, { action: 'merge', by, subject: topic.author_id, topic: id, reason, details: { into } }, now)
  return { changed: true, topic: { id: into } }
}

/**
 * Puts some replies of a topic into a new one on the same board, which belongs to the author of the first.
 * @throws AppError not_found, conflict for posts that are not replies of the topic
 */
export async function splitTopic(moderation: Moderation, id: number, posts: readonly number[], title: string) {
  const { by, now, reason, run } = moderation
  const topic = await lockedTopic(moderation, id)
  refuseComments(topic)
  const unique = [...new Set(posts)]
  const rows = await run(
    sql`select id, author_id, text, state, created_at from forum_posts
      where topic_id = ${id} and position > 1 and state = 'published' and id in (${idList(unique)})
      order by created_at, id`,
  )
  const [first] = rows
  // The same call again finds that the posts have gone.
  if (!first || rows.length !== unique.length) throw conflict('Choose replies of this topic.')
  const text = String(first.text ?? '')
  const author = first.author_id === null ? null : Number(first.author_id)
  const at = now.toISOString()
  const created = await insertTopic(run, { board: topic.board_id, author, title, text, state: 'published', at })
  const target = await lockTopic(run, created)
  if (!target) throw new Error('The topic was deleted in its own transaction.')
  await run(
    sql`update forum_posts set topic_id = ${created} where id in (${idList(unique)}) and topic_id = ${id} returning id`,
  )
  for (const each of [id, created]) await renumber(run, each)
  await run(
    sql`update forum_topics set created_at = (select min(created_at) from forum_posts
      where topic_id = ${created}) where id = ${created} returning id`,
  )
  if (topic.solution !== null && unique.includes(topic.solution)) {
    await run(sql`update forum_topics set solution = null where id = ${id} returning id`)
  }
  // The new topic counted for nothing before.
  await settleTopics(run, [topic, { ...target, state: 'held' }])
  const details = { posts: unique, topic: created }
  await appendLog(run, { action: 'split', by, subject: author, topic: id, reason, details }, now)
  return { changed: true, topic: { id: created } }
}

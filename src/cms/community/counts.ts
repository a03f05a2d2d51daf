import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { REACTION_KINDS, TOPIC_STATES } from '@/rules/forum/terms'
import { topicTexts } from '@/rules/forum/topic-texts'
import type { RunSql } from '../database/sql-adapter'
import { expireTopicPages } from './expire-pages'

/** A topic as it was when its row was locked. */
export type LockedTopic = z.infer<typeof lockedTopic>

const number = z.coerce.number()
const lockedTopic = z.object({
  id: number,
  board_id: number,
  item: number.nullable(),
  author_id: number.nullable(),
  title: z.string(),
  slug: z.string(),
  state: z.enum(TOPIC_STATES),
  pinned: z.coerce.boolean(),
  locked: z.coerce.boolean(),
  reply_count: number,
  last_position: number,
  solution: number.nullable(),
  merged_into_id: number.nullable(),
})

/**
 * Locks a topic's row until the transaction ends, so that each of several changes at once sees what the others wrote.
 * Several topics are locked in the order of their ids, and before their boards.
 * @returns null if there is none
 */
export async function lockTopic(run: RunSql, id: number): Promise<LockedTopic | null> {
  const [row] = await run(sql`update forum_topics set last_position = last_position where id = ${id} returning *`)
  if (!row) return null
  const locked = lockedTopic.parse(row)
  await expireTopicPages(run, locked.item)
  return locked
}

/** Locks the topic of a post. A moderator can move the post to another topic before the lock is taken. */
export async function lockTopicOfPost(run: RunSql, post: number): Promise<LockedTopic | null> {
  const topicOf = async () => (await run(sql`select topic_id from forum_posts where id = ${post}`))[0]?.topic_id
  for (let topic = await topicOf(); topic !== undefined; ) {
    const locked = await lockTopic(run, Number(topic))
    const current = await topicOf()
    if (current === topic) return locked
    topic = current
  }
  return null
}

const reactionsOfPost = sql.join(
  REACTION_KINDS.map((kind) => sql.identifier(`reactions_${kind}`)),
  sql` + `,
)

/** Comments begin at position 2, as if their item were the opening post. */
const LAST_POSITION = sql`(select coalesce(max(position), case when forum_topics.item is null then 0 else 1 end)
    from forum_posts where topic_id = forum_topics.id)`

/** What a topic's row says about its posts, recounted. */
const COUNTED = sql`
  reply_count = (select count(*) from forum_posts
    where topic_id = forum_topics.id and state = 'published' and position > 1),
  last_position = ${LAST_POSITION},
  reaction_count = (select coalesce(sum(${reactionsOfPost}), 0) from forum_posts
    where topic_id = forum_topics.id and state = 'published'),
  last_active_at = coalesce((select max(created_at) from forum_posts
    where topic_id = forum_topics.id and state = 'published' and position is not null), created_at)`

/** Recounts the posts of a locked topic. */
export async function recountTopic(run: RunSql, id: number): Promise<void> {
  await run(sql`update forum_topics set ${COUNTED} where id = ${id} returning id`)
}

/**
 * Gives a locked topic the texts of its opening post, for lists and search: none of one that moderators or reports have
 * hidden, or that is deleted.
 */
export async function updateTopicTexts(run: RunSql, { id, item, title }: LockedTopic): Promise<void> {
  if (item !== null) return
  const [opening] = await run(
    sql`select text from forum_posts where topic_id = ${id} and position = 1 and state in ('published', 'held')`,
  )
  const { excerpt, searchText } = topicTexts(title, String(opening?.text ?? ''))
  await run(
    sql`update forum_topics set excerpt = ${excerpt}, search_text = ${searchText} where id = ${id} returning id`,
  )
}

/** What a topic adds to the counts of its board. */
const shareOf = ({ reply_count: replies, state }: LockedTopic) =>
  state === 'published' ? { topics: 1, replies } : { topics: 0, replies: 0 }

/** Adds to a board's counts; the numbers can be negative. */
export async function addToBoard(run: RunSql, board: number, topics: number, replies: number): Promise<void> {
  if (topics === 0 && replies === 0) return
  await run(sql`update forum_boards set topic_count = topic_count + ${topics}, reply_count = reply_count + ${replies}
    where id = ${board} returning id`)
}

/**
 * Recounts changed topics with their texts, and gives their boards the difference.
 * @param before the topics as {@link lockTopic} gave them, before the change
 */
export async function settleTopics(run: RunSql, before: readonly LockedTopic[]): Promise<void> {
  const shares = new Map<number, { topics: number; replies: number }>()
  const add = (topic: LockedTopic, factor: 1 | -1) => {
    const { replies, topics } = shareOf(topic)
    const share = shares.get(topic.board_id) ?? { topics: 0, replies: 0 }
    shares.set(topic.board_id, { topics: share.topics + factor * topics, replies: share.replies + factor * replies })
  }
  for (const topic of before) {
    await recountTopic(run, topic.id)
    const after = await lockTopic(run, topic.id)
    add(topic, -1)
    if (!after) continue
    add(after, 1)
    await updateTopicTexts(run, after)
  }
  for (const [board, { replies, topics }] of [...shares].sort(([a], [b]) => a - b)) {
    await addToBoard(run, board, topics, replies)
  }
}

const countOfKind = (kind: string) => sql`(select count(*) from forum_reactions
  where post_id = forum_posts.id and kind = ${kind} and kept = true)`

const isRight = {
  posts: sql.join(
    REACTION_KINDS.map((kind) => sql`${sql.identifier(`reactions_${kind}`)} = ${countOfKind(kind)}`),
    sql` and `,
  ),
  topics: sql`
    reply_count = (select count(*) from forum_posts
      where topic_id = forum_topics.id and state = 'published' and position > 1)
    and last_position = ${LAST_POSITION}
    and reaction_count = (select coalesce(sum(${reactionsOfPost}), 0) from forum_posts
      where topic_id = forum_topics.id and state = 'published')`,
  boards: sql`
    topic_count = (select count(*) from forum_topics where board_id = forum_boards.id and state = 'published')
    and reply_count = (select coalesce(sum(reply_count), 0) from forum_topics
      where board_id = forum_boards.id and state = 'published')`,
}

/** Recounts the reactions on some posts. */
export async function recountReactions(run: RunSql, posts: readonly number[]): Promise<void> {
  for (const id of posts) {
    const counts = REACTION_KINDS.map((kind) => sql`${sql.identifier(`reactions_${kind}`)} = ${countOfKind(kind)}`)
    await run(sql`update forum_posts set ${sql.join(counts, sql`, `)} where id = ${id} returning id`)
  }
}

/** How many rows have counts that differ from what they count. */
export type CountDrift = { posts: number; topics: number; boards: number }

/** Looks for rows whose counts are wrong. A topic is compared with the counts that its posts have. */
export async function findCountDrift(run: RunSql): Promise<CountDrift> {
  const wrong = async (table: string, right: typeof isRight.posts) => {
    const [row] = await run(sql`select count(*) as wrong from ${sql.identifier(table)} where not (${right})`)
    return Number(row?.wrong ?? 0)
  }
  return {
    posts: await wrong('forum_posts', isRight.posts),
    topics: await wrong('forum_topics', isRight.topics),
    boards: await wrong('forum_boards', isRight.boards),
  }
}

/** Recounts everything, in a transaction of the caller. @returns what was wrong, as each step found it */
export async function repairCounts(run: RunSql): Promise<CountDrift> {
  const posts = await run(sql`select id from forum_posts where not (${isRight.posts})`)
  await recountReactions(
    run,
    posts.map(({ id }) => Number(id)),
  )
  const topics = await run(sql`update forum_topics set ${COUNTED} where not (${isRight.topics}) returning id`)
  const boards = await run(sql`update forum_boards set
      topic_count = (select count(*) from forum_topics where board_id = forum_boards.id and state = 'published'),
      reply_count = (select coalesce(sum(reply_count), 0) from forum_topics
        where board_id = forum_boards.id and state = 'published')
    where not (${isRight.boards}) returning id`)
  return { posts: posts.length, topics: topics.length, boards: boards.length }
}

import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { connectionRunner } from '@/cms/database/sql-adapter'

export type CommunitySize = { topics: number; replies: number; members: number }

/** The boards, all of them open. */
const BOARDS = 6
/** The posts of the longest topic, which has the same number of pages at every size. */
export const LONGEST = 8_020
/** The age of the oldest topic. */
const DAYS = 720
/** Topics that each member follows and of which they have read the first posts, and the notifications of each. */
const TOPICS_OF_A_MEMBER = 5
const NOTIFICATIONS_OF_A_MEMBER = 10
const DAY_MS = 24 * 60 * 60 * 1_000

const BODY = JSON.stringify({
  root: {
    type: 'root',
    version: 1,
    children: [
      {
        type: 'paragraph',
        version: 1,
        children: [{ type: 'text', version: 1, text: 'I froze it for two weeks and it was fine.', format: 0 }],
      },
    ],
  },
})

/**
 * Fills an empty database with a community, by SQL. The topics are spread over two years and six boards; the first one
 * is the longest, all others have equally many replies.
 * @param now milliseconds since the epoch
 */
export async function insertCommunity(payload: Payload, size: CommunitySize, now: number): Promise<void> {
  const run = connectionRunner(payload.db)
  const isSqlite = payload.db.name === 'sqlite'
  const { members, replies, topics } = size
  const each = Math.max(1, Math.floor((replies - LONGEST) / (topics - 1)))
  const numbers = (count: number): SQL =>
    sql`with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ${count})`
  /** An instant, so many parts of all days ago. */
  const ago = (part: SQL): SQL =>
    isSqlite
      ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${now / 1_000} - ${part} * ${(DAYS * DAY_MS) / 1_000}, 'unixepoch')`
      : sql`to_timestamp(${now / 1_000}::float8 - ${part} * ${(DAYS * DAY_MS) / 1_000}::float8)`
  const age = (number: SQL, of: number): SQL => sql`((${of} - ${number}) * 1.0 / ${of})`
  const joined = new Date(now - DAYS * DAY_MS).toISOString()
  // A parameter without a type is text for PostgreSQL.
  const repliesOf = sql.raw(`(case when i = 1 then ${LONGEST - 1} else ${each} end)`)
  const then = isSqlite ? sql`${joined}` : sql`${joined}::timestamp with time zone`

  await run(
    sql`${numbers(members)} insert into users (username, email, first_name, role, plan, _verified, updated_at, created_at)
      select 'talker-' || i, 'talker-' || i || '@example.com', 'Member ' || i, 'member', 'free', true, ${then}, ${then}
      from numbers`,
  )
  for (let board = 1; board <= BOARDS; board += 1) {
    await run(
      sql`insert into forum_boards (title, slug, required_plan, writers, hold_first, slow_mode_s, solutions, "order",
          topic_count, reply_count, updated_at, created_at)
        values (${`Board ${board}`}, ${`board-${board}`}, 'none', 'everyone', 0, 0, true, ${board}, 0, 0, ${joined},
          ${joined})`,
    )
  }
  const first = async (
    table: 'users' | 'forum_boards' | 'forum_topics' | 'forum_posts',
    where: SQL,
  ): Promise<number> => {
    const [row] = await run(sql`select min(id) as id from ${sql.identifier(table)} where ${where}`)
    return Number(row?.id)
  }
  const user = await first('users', sql`username = 'talker-1'`)
  const board = await first('forum_boards', sql`slug = 'board-1'`)
  await run(
    sql`${numbers(topics)} insert into forum_topics (database_id, board_id, author_id, title, slug, state, pinned, locked,
        excerpt, search_text, reply_count, last_position, reaction_count, last_active_at, updated_at, created_at)
      select 1000000 + i, ${board} + i % ${BOARDS}, ${user} + i % ${members}, 'Topic ' || i, 'topic-' || i, 'published',
        false, false, 'Did this pass for anyone?', 'topic ' || i,
        ${repliesOf}, ${repliesOf} + 1,
        i % 7, ${ago(age(sql`i`, topics))}, ${ago(age(sql`i`, topics))}, ${ago(age(sql`i`, topics))}
      from numbers`,
  )
  const topic = await first('forum_topics', sql`slug = 'topic-1'`)
  const posts = (many: SQL, count: number): SQL =>
    sql`${numbers(count)} insert into forum_posts (topic_id, author_id, position, state, body, text, digest, reactions_like,
        reactions_love, reactions_thanks, reactions_celebrate, updated_at, created_at)
      select topics.id, ${user} + (topics.id * 31 + numbers.i * 7) % ${members}, numbers.i, 'published',
        ${isSqlite ? sql`${BODY}` : sql`${BODY}::jsonb`},
        'I froze it for two weeks and it was fine.', 'd', 0, 0, 0, 0, topics.created_at, topics.created_at
      from numbers cross join forum_topics as topics where ${many}`
  await run(posts(sql`topics.id = ${topic}`, LONGEST))
  await run(posts(sql`topics.id <> ${topic}`, each + 1))
  const post = await first('forum_posts', sql`topic_id = ${topic}`)
  const isMember = sql`users.username like 'talker-%'`
  const someTopic = sql`${topic} + (users.id * 13 + numbers.i * 101) % ${topics}`
  await run(
    sql`${numbers(TOPICS_OF_A_MEMBER)} insert into forum_reads (member_id, topic_id, position, updated_at, created_at)
      select users.id, ${someTopic}, 1, ${then}, ${then} from numbers cross join users where ${isMember}
      on conflict (member_id, topic_id) do nothing`,
  )
  await run(
    sql`${numbers(TOPICS_OF_A_MEMBER)} insert into forum_follows (member_id, topic_id, kept, updated_at, created_at)
      select users.id, ${someTopic}, true, ${then}, ${then} from numbers cross join users where ${isMember}
      on conflict (member_id, topic_id) do nothing`,
  )
  await run(
    sql`${numbers(NOTIFICATIONS_OF_A_MEMBER)} insert into notifications (member_id, key, kind, post_id, by_id, people,
        at, read_at, updated_at, created_at)
      select users.id, 'post:' || posts.id, 'follow', posts.id, posts.author_id, 1, posts.created_at,
        case when numbers.i % 2 = 0 then posts.created_at end, posts.created_at, posts.created_at
      from numbers cross join users
        join forum_posts as posts on posts.id = ${post} + (users.id * 13 + numbers.i * 1009) % ${replies}
      where ${isMember}
      on conflict (member_id, key) do nothing`,
  )
  await run(
    sql`update forum_boards set
      topic_count = (select count(*) from forum_topics where board_id = forum_boards.id),
      reply_count = (select coalesce(sum(reply_count), 0) from forum_topics where board_id = forum_boards.id)`,
  )
  // PostgreSQL gathers statistics by itself, but not at once; SQLite never does.
  if (!isSqlite) await run(sql`vacuum analyze`)
}

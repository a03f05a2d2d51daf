import { sql } from 'drizzle-orm'
import { insideTransaction } from '@/cms/client/sql.server'
import { transactionRunner } from '@/cms/database/sql-adapter'
import { followBoard } from '@/features/community/react.server'
import { createPost } from '@/features/community/write-post.server'
import { demoBoards, heldReply } from '../community'
import { bodyOf } from '../community/body'
import { daysAgo } from '../dates'
import { demoPeople } from '../people'
import { stepsOfComments } from './community-comments'
import { loadMembers, writers } from './community-people'
import { type Community, inOrder, stepsOfTopic } from './community-steps'
import type { Loading } from './context'

/** Topics and notifications that were quiet for so long have been read. */
const READ_AFTER_DAYS = 2
/** Posts with one of these wait for approval. */
const HELD_WORDS = 'promo code\ndiscount code'

async function loadBoards({ payload, req }: Loading): Promise<void> {
  for (const [index, { topics: _, ...board }] of demoBoards.entries()) {
    const numbers = { order: (index + 1) * 10, holdFirst: 0, slowModeS: 0, topicCount: 0, replyCount: 0 }
    await payload.create({ collection: 'forumBoards', data: { ...board, ...numbers, heldWords: HELD_WORDS }, req })
  }
}

/** The demo accounts have been here before: what is old they have read, what is new they have not. */
async function markOldAsRead({ req }: Loading): Promise<void> {
  const run = await transactionRunner(req)
  if (!run) throw new Error('The demo is loaded in a transaction.')
  const quietSince = daysAgo(READ_AFTER_DAYS)
  const usernames = sql.join(
    demoPeople.map(({ username }) => sql`${username}`),
    sql`, `,
  )
  await run(
    sql`insert into forum_reads (member_id, topic_id, position, updated_at, created_at)
      select users.id, topics.id, topics.last_position, topics.last_active_at, topics.last_active_at
      from users cross join forum_topics as topics join forum_boards as boards on boards.id = topics.board_id
      where users.username in (${usernames}) and topics.last_active_at < ${quietSince}
        and (boards.required_plan = 'none' or users.plan = 'premium')
      on conflict (member_id, topic_id) do update set position = excluded.position
      returning id`,
  )
  // Members who cannot sign in read all of them, so that they get no email.
  await run(
    sql`update notifications set read_at = at where at < ${quietSince}
      or member_id not in (select id from users where username in (${usernames})) returning id`,
  )
}

/**
 * The demo's community, by the calls that members make, in the order of their dates: so counts, notifications, the log
 * and what waits for approval come about as they do in life.
 */
export async function loadCommunity(loading: Loading): Promise<void> {
  await loadMembers(loading)
  await loadBoards(loading)
  const people = await writers(loading)
  const personOf: Community['personOf'] = (username) => {
    const person = people.get(username)
    if (!person) throw new Error(`There is no ${username} in the demo.`)
    return person
  }
  const community: Community = { loading, personOf, posted: new Map() }
  const steps = demoBoards.flatMap((board) => board.topics.flatMap((topic) => stepsOfTopic(community, board, topic)))
  await insideTransaction(loading.req, async () => {
    for (const { act, atMs } of inOrder([...steps, ...(await stepsOfComments(community))])) await act(new Date(atMs))
    const held = { body: bodyOf(heldReply.text) }
    const { topic } = community.posted.get(heldReply.topic) ?? {}
    await createPost(personOf(heldReply.by).viewer, topic ?? 0, held, new Date(daysAgo(heldReply.daysAgo)))
    await followBoard(personOf('standard').viewer, 'kitchen', { on: true })
    await followBoard(personOf('premium').viewer, 'womens-circle', { on: true })
    await markOldAsRead(loading)
  })
}

/**
 * Fills an empty database with a community and times its calls, without HTTP: `TOPICS REPLIES MEMBERS`.
 * bench/community-growth.ts starts it, and sends a message for each round of calls; the answer has all their times.
 */
import { z } from 'zod'
import { applyEnvironment, readEnvironment } from '../src/runtime/environment'
import { startCheckpoints } from '../src/server/checkpoints'
import { insertCommunity } from './insert-community'

const settings = readEnvironment(process.env)
applyEnvironment(settings)
// Node 20 does not wait for a pending import before it exits.
setInterval(() => {}, 1_000)
const [topics = 0, replies = 0, members = 0] = process.argv.slice(2).map(Number)

const round = z.object({ from: z.number(), turns: z.number() })
/** The page of the longest topic that is measured beside the first. */
const FAR_PAGE = 400

// No await at the top: a bundled program would wait for itself.
async function measureOnRequest(): Promise<void> {
  // Imported late, because the CMS reads the environment when it is loaded.
  const { prepareDatabase } = await import('../scripts/prepare-database')
  await prepareDatabase({ demo: false })
  const { default: config } = await import('@payload-config')
  const { getPayload } = await import('payload')
  const { listBoards } = await import('@/features/community/boards.server')
  const { listTopics } = await import('@/features/community/topics.server')
  const { readTopic } = await import('@/features/community/read-topic.server')
  const { listNotifications } = await import('@/features/community/notifications.server')
  const { createPost } = await import('@/features/community/write-post.server')
  const { waitingPosts } = await import('@/cms/community/waiting')
  const { connectionRunner } = await import('@/cms/database/sql-adapter')
  const { sql } = await import('drizzle-orm')

  const payload = await getPayload({ config })
  await insertCommunity(payload, { topics, replies, members }, Date.now())
  // As in the server.
  startCheckpoints(settings.databaseUrl)
  const run = connectionRunner(payload.db)
  const idOf = async (statement: ReturnType<typeof sql>) => Number((await run(statement))[0]?.id)
  const firstMember = await idOf(sql`select id from users where username = 'talker-1'`)
  const firstTopic = await idOf(sql`select id from forum_topics where slug = 'topic-1'`)

  /** Members from all over the table. */
  const viewerAt = (turn: number) => {
    const id = firstMember + ((turn * 7_919) % members)
    return { audience: 'free', account: { id, role: 'member', plan: 'free', sid: 's', expiresAtS: 0 } } as const
  }
  const bodyAt = (turn: number) => ({
    root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: `Reply number ${turn}` }] }] },
  })

  const CALLS = {
    'latest list': (turn: number) => listTopics(viewerAt(turn), { sort: 'latest', page: 1 }),
    'topic, page 1': (turn: number) => readTopic(viewerAt(turn), firstTopic, { page: 1 }),
    'topic, page 400': (turn: number) => readTopic(viewerAt(turn), firstTopic, { page: FAR_PAGE }),
    'boards with unread': (turn: number) => listBoards(viewerAt(turn)),
    notifications: (turn: number) => listNotifications(viewerAt(turn), { first: 30 }),
    'posts that wait': () => waitingPosts(run),
    reply: (turn: number) =>
      createPost(viewerAt(turn), firstTopic + 1 + ((turn * 104_729) % (topics - 1)), { body: bodyAt(turn) }),
  }

  process.on('message', async (message) => {
    const { from, turns } = round.parse(message)
    const took: Record<string, number[]> = {}
    for (const [name, call] of Object.entries(CALLS)) {
      const times: number[] = []
      for (let turn = from; turn < from + turns; turn += 1) {
        const start = performance.now()
        await call(turn)
        times.push(performance.now() - start)
      }
      took[name] = times
    }
    process.send?.(took)
  })
  process.send?.('filled')
}

process.once('SIGTERM', () => process.exit(0))
measureOnRequest().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})

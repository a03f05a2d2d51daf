/**
 * Fills an empty database with a community and measures its calls, without HTTP: `TOPICS REPLIES MEMBERS`. The last line
 * of its output is JSON. bench/community-main.ts starts it.
 */
import { applyEnvironment, readEnvironment } from '../src/runtime/environment'
import { insertCommunity } from './insert-community'
import { timesOf } from './statistics'

applyEnvironment(readEnvironment(process.env))
// Node 20 does not wait for a pending import before it exits.
setInterval(() => {}, 1_000)
const [topics = 0, replies = 0, members = 0] = process.argv.slice(2).map(Number)

const TURNS = 300
const WARM_UP = 40
/** The page of the longest topic that is measured beside the first. */
const FAR_PAGE = 400

// No await at the top: a bundled program would wait for itself.
async function measure(): Promise<void> {
  // Imported late, because the CMS reads the environment when it is loaded.
  const { prepareDatabase } = await import('../scripts/prepare-database')
  await prepareDatabase({ demo: false })
  const { default: config } = await import('@payload-config')
  const { getPayload } = await import('payload')
  const { listBoards } = await import('@/features/community/boards.server')
  const { listTopics } = await import('@/features/community/topics.server')
  const { readTopic } = await import('@/features/community/read-topic.server')
  const { createPost } = await import('@/features/community/write-post.server')
  const { connectionRunner } = await import('@/cms/database/sql-adapter')
  const { sql } = await import('drizzle-orm')

  const payload = await getPayload({ config })
  await insertCommunity(payload, { topics, replies, members }, Date.now())
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
    reply: (turn: number) =>
      createPost(viewerAt(turn), firstTopic + 1 + ((turn * 104_729) % (topics - 1)), { body: bodyAt(turn) }),
  }

  const measured: Record<string, { p50Ms: number; p99Ms: number }> = {}
  for (const [name, call] of Object.entries(CALLS)) {
    const took: number[] = []
    for (let turn = 0; turn < WARM_UP + TURNS; turn += 1) {
      const start = performance.now()
      await call(turn)
      if (turn >= WARM_UP) took.push(performance.now() - start)
    }
    measured[name] = timesOf(took)
  }
  console.log(JSON.stringify(measured))
  await payload.destroy()
}

measure().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)

import { z } from 'zod'
import type { PostType } from '@/model/content-types'
import { startPostgres } from '../tests/support/postgres'
import { memberName } from './insert-members'
import { type Member, memberAt } from './member'
import { type Site, startSite } from './site'
import { timesOf } from './statistics'

const CONNECTIONS = 64
const SECONDS = 60
/** Not measured, because V8 compiles the code of a new server in its first seconds. */
const WARM_UP_SECONDS = 5
/** The run with a killed server: its duration, and when the server is killed. */
const CUT_OFF = { seconds: 14, killAfterSeconds: 7 }
/** The number of recipes and of movements: few, so that many members write about the same one concurrently. */
const ITEMS = 20

const items = z.object({ posts: z.array(z.object({ databaseId: z.number() })).min(1) })

export type MemberTraffic = {
  database: 'SQLite' | 'PostgreSQL'
  connections: number
  seconds: number
  count: number
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Answers with a status of 500 and more, also while the server is killed and started again. */
  serverErrors: number
  /** Writes that were acknowledged. */
  writes: number
  /** Acknowledged writes that are missing afterwards. */
  lost: number
  /** The same two after a run whose server was killed in the middle and started again. */
  killed: { writes: number; lost: number }
}

/**
 * Measures 64 concurrent members on each database: session lookups, favorites, watched videos, ratings and milestones,
 * for a minute after a warm-up. Then each member's data is compared with the acknowledged writes. Then once more, with
 * the server killed (SIGKILL) in the middle and restarted.
 * @param root the project's folder
 */
export async function measureMemberTraffic(root: string, say: (line: string) => void): Promise<MemberTraffic[]> {
  say(`${CONNECTIONS} members at once, on SQLite …`)
  const onSqlite = await measureOn(root, 'SQLite')
  say(`${CONNECTIONS} members at once, on PostgreSQL …`)
  const postgres = await startPostgres()
  try {
    return [onSqlite, await measureOn(root, 'PostgreSQL', await postgres.createDatabase('members'))]
  } finally {
    await postgres.stop()
  }
}

async function measureOn(root: string, database: MemberTraffic['database'], databaseUrl?: string) {
  const site = await startSite(root, { recipes: 0, members: CONNECTIONS, databaseUrl })
  try {
    const members = await membersOf(site)
    await actFor(members, WARM_UP_SECONDS)
    for (const { took } of members) took.length = 0
    const start = performance.now()
    await actFor(members, SECONDS)
    const seconds = (performance.now() - start) / 1_000
    const took = members.flatMap((member) => member.took)
    const whole = {
      database,
      connections: CONNECTIONS,
      seconds: SECONDS,
      count: took.length,
      perSecond: took.length / seconds,
      ...timesOf(took),
      ...(await counted(members)),
    }
    const killed = await measureKilled(site, members)
    return { ...whole, killed, serverErrors: sum(members, ({ serverErrors }) => serverErrors) }
  } finally {
    await site.stop()
  }
}

async function measureKilled(site: Site, members: readonly Member[]): Promise<{ writes: number; lost: number }> {
  const before = sum(members, ({ writes }) => writes)
  const traffic = actFor(members, CUT_OFF.seconds)
  await new Promise((later) => setTimeout(later, CUT_OFF.killAfterSeconds * 1_000))
  await site.killAndRestart()
  await traffic
  const { lost, writes } = await counted(members)
  return { writes: writes - before, lost }
}

async function membersOf(site: Site): Promise<Member[]> {
  const met = { recipes: await itemsOf(site, 'recipes'), movements: await itemsOf(site, 'movementGuides') }
  const members: Member[] = []
  for (let number = 0; number < CONNECTIONS; number += 1) {
    members.push(await memberAt(site.url, memberName(number), number, met))
  }
  return members
}

async function itemsOf(site: Site, postType: PostType): Promise<number[]> {
  const answer = await fetch(`${site.url}/api/posts?postType=${postType}&first=${ITEMS}`)
  return items.parse(await answer.json()).posts.map(({ databaseId }) => databaseId)
}

async function actFor(members: readonly Member[], seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1_000
  const act = async (member: Member) => {
    for (let turn = 0; performance.now() < end; turn += 1) await member.act(turn)
  }
  await Promise.all(members.map(act))
}

async function counted(members: readonly Member[]): Promise<{ writes: number; lost: number }> {
  const lost = await Promise.all(members.map((member) => member.lost()))
  return { writes: sum(members, ({ writes }) => writes), lost: lost.reduce((all, one) => all + one, 0) }
}

const sum = (members: readonly Member[], of: (member: Member) => number) =>
  members.reduce((all, member) => all + of(member), 0)

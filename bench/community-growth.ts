import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { startNode, stop } from '../scripts/steps/child.mjs'
import { programArgs } from '../scripts/steps/programs.mjs'
import type { CommunitySize } from './insert-community'
import { median, timesOf } from './statistics'

/** The two sizes take turns, so that other work on the machine slows both down. */
const ROUNDS = 11
const TURNS_OF_A_ROUND = 300
const WARM_UP = 60
/** In MB. With less the garbage collector runs once in a hundred calls, and chance decides whether p99 is its pause. */
const YOUNG_GENERATION = 64

const durations = z.record(z.string(), z.array(z.number()))
type Durations = z.infer<typeof durations>
type Measured = { p50Ms: number; p99Ms: number }
export type CallGrowth = { call: string; small: Measured; large: Measured; p50Ratio: number; p99Ratio: number }

/** A filled database, with the process that makes the calls. */
type Community = { call(from: number, turns: number): Promise<Durations>; stop(): Promise<void> }

/**
 * Measures the community's calls with few rows and with many, in turn.
 * @param root the project's folder
 * @param urlOf an empty database for a name; undefined for a file
 * @returns for each call the medians of the rounds: a pause of the whole machine is in the p99 of few of them
 */
export async function measureCommunityGrowth(
  root: string,
  sizes: { small: CommunitySize; large: CommunitySize },
  urlOf: (name: string) => Promise<string | undefined>,
): Promise<CallGrowth[]> {
  const communities: Community[] = []
  try {
    const small = await startCommunity(root, sizes.small, await urlOf('small'))
    communities.push(small)
    const large = await startCommunity(root, sizes.large, await urlOf('large'))
    communities.push(large)
    const rounds: { small: Durations; large: Durations }[] = []
    for (const community of communities) await community.call(0, WARM_UP)
    for (let round = 0; round < ROUNDS; round += 1) {
      const from = WARM_UP + round * TURNS_OF_A_ROUND
      const [first, second] = round % 2 === 0 ? [small, large] : [large, small]
      const [one, other] = [await first.call(from, TURNS_OF_A_ROUND), await second.call(from, TURNS_OF_A_ROUND)]
      rounds.push(first === small ? { small: one, large: other } : { small: other, large: one })
    }
    return Object.keys(rounds[0]?.small ?? {}).map((call) => compareRounds(call, rounds))
  } finally {
    for (const community of communities) await community.stop()
  }
}

function compareRounds(call: string, rounds: readonly { small: Durations; large: Durations }[]): CallGrowth {
  const times = rounds.map((round) => ({
    small: timesOf(round.small[call] ?? []),
    large: timesOf(round.large[call] ?? []),
  }))
  const medianOf = (size: 'small' | 'large'): Measured => ({
    p50Ms: median(times.map((round) => round[size].p50Ms)),
    p99Ms: median(times.map((round) => round[size].p99Ms)),
  })
  return {
    call,
    small: medianOf('small'),
    large: medianOf('large'),
    p50Ratio: median(times.map(({ large, small }) => large.p50Ms / small.p50Ms)),
    p99Ratio: median(times.map(({ large, small }) => large.p99Ms / small.p99Ms)),
  }
}

/** A process of its own, because the CMS reads its settings when it is loaded. */
async function startCommunity(root: string, size: CommunitySize, databaseUrl?: string): Promise<Community> {
  const home = mkdtempSync(join(tmpdir(), 'ebs-community-'))
  const args = [size.topics, size.replies, size.members].map(String)
  const child: ChildProcess = startNode(
    [`--max-semi-space-size=${YOUNG_GENERATION}`, ...programArgs(root, 'bench/community.ts'), ...args],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATA_DIR: home,
        DATABASE_URL: databaseUrl ?? `file:${join(home, 'site.db')}`,
        PAYLOAD_SECRET: 'only-for-the-benchmark-of-the-community',
      },
    },
  )
  const end = async () => {
    await stop(child)
    rmSync(home, { recursive: true, force: true })
  }
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The measurement ended with ${code}.`)
  })
  // Otherwise the end that stop() brings would be an unhandled rejection.
  ended.catch(() => undefined)
  const answer = async () => (await Promise.race([once(child, 'message'), ended]))[0]
  try {
    await answer()
  } catch (error) {
    await end()
    throw error
  }
  return {
    async call(from, turns) {
      child.send({ from, turns })
      return durations.parse(await answer())
    },
    stop: end,
  }
}

/**
 * Measures the community's calls on databases of their own, and 64 members at once on the existing build:
 *
 *   node --conditions=production --import tsx bench/community-main.ts [--topics 20000] [--replies 1000000]
 *     [--members 100000] [--seconds 60] [--database SQLite] [--only growth]
 *
 * Growth: each call beside the same with a hundredth of everything.
 */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { startPostgres } from '../tests/support/postgres'
import { measureCommunityGrowth } from './community-growth'
import { measureCommunityTraffic } from './community-traffic'
import { LONGEST } from './insert-community'
import { count } from './options'

const DATABASES = ['SQLite', 'PostgreSQL'] as const
const SHARE = 100
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const option = { type: 'string' } as const
const { values } = parseArgs({
  options: { topics: option, replies: option, members: option, seconds: option, database: option, only: option },
})
const { database, members, only, replies, seconds, topics } = z
  .object({
    topics: count(200, 100_000).default(20_000),
    replies: count(2 * LONGEST, 10_000_000).default(1_000_000),
    members: count(1_000, 1_000_000).default(100_000),
    seconds: count(1, 600).default(60),
    database: z.enum(DATABASES).optional(),
    only: z.enum(['growth', 'traffic']).optional(),
  })
  .parse(values)

const ms = (value: number) => `${value.toFixed(2)} ms`

async function printGrowth(urlOf: (name: string) => Promise<string | undefined>): Promise<void> {
  const share = (value: number, least: number) => Math.max(least, Math.round(value / SHARE))
  const small = {
    topics: share(topics, 2),
    replies: share(replies, LONGEST + 1),
    // One person can post twenty times in ten minutes.
    members: share(members, 100),
  }
  for (const grown of await measureCommunityGrowth(root, { small, large: { topics, replies, members } }, urlOf)) {
    const { call, large, p50Ratio, p99Ratio, small: less } = grown
    const between = (name: 'p50Ms' | 'p99Ms') => `${ms(less[name])} -> ${ms(large[name])}`
    console.log(
      `  ${call}: p50 ${between('p50Ms')} (${p50Ratio.toFixed(2)}), p99 ${between('p99Ms')} (${p99Ratio.toFixed(2)})`,
    )
  }
}

const postgres = database === 'SQLite' ? null : await startPostgres()
try {
  for (const each of database ? [database] : DATABASES) {
    console.log(`On ${each} …`)
    const urlOf = async (name: string) =>
      each === 'PostgreSQL' ? postgres?.createDatabase(`community_${name}`) : undefined
    if (only !== 'traffic') await printGrowth(urlOf)
    if (only !== 'growth') console.log(await measureCommunityTraffic(root, seconds, await urlOf('traffic')))
  }
} finally {
  await postgres?.stop()
}
process.exit()

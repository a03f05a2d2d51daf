/**
 * Measures the community's calls on databases of their own, and 64 members at once on the existing build:
 *
 *   node --conditions=production --import tsx bench/community-main.ts [--topics 20000] [--replies 1000000]
 *     [--members 100000] [--seconds 60] [--database SQLite] [--only growth]
 *
 * Growth: each call beside the same with a hundredth of everything.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { programArgs } from '../scripts/steps/programs.mjs'
import { startPostgres } from '../tests/support/postgres'
import { measureCommunityTraffic } from './community-traffic'
import { type CommunitySize, LONGEST } from './insert-community'
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

const times = z.record(z.string(), z.object({ p50Ms: z.number(), p99Ms: z.number() }))

/** A process of its own, because the CMS reads its settings when it is loaded. */
function measure(size: CommunitySize, databaseUrl?: string): z.infer<typeof times> {
  const home = mkdtempSync(join(tmpdir(), 'ebs-community-'))
  try {
    const args = [size.topics, size.replies, size.members].map(String)
    const { status, stdout } = spawnSync(process.execPath, [...programArgs(root, 'bench/community.ts'), ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_OPTIONS: '--conditions=production',
        NODE_ENV: 'production',
        DATA_DIR: home,
        DATABASE_URL: databaseUrl ?? `file:${join(home, 'site.db')}`,
        PAYLOAD_SECRET: 'only-for-the-benchmark-of-the-community',
      },
    })
    if (status !== 0) throw new Error(`The measurement ended with ${status}.`)
    return times.parse(JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? ''))
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

const ms = (value: number) => `${value.toFixed(1)} ms`

async function measureGrowth(urlOf: (name: string) => Promise<string | undefined>): Promise<void> {
  const share = (value: number, least: number) => Math.max(least, Math.round(value / SHARE))
  const small = { topics: share(topics, 2), replies: share(replies, LONGEST + 1), members: share(members, 1) }
  const before = measure(small, await urlOf('small'))
  const after = measure({ topics, replies, members }, await urlOf('large'))
  for (const [name, { p50Ms, p99Ms }] of Object.entries(after)) {
    const one = before[name] ?? { p50Ms: Number.NaN, p99Ms: Number.NaN }
    const ratio = (p50Ms / one.p50Ms).toFixed(2)
    console.log(`  ${name}: p50 ${ms(one.p50Ms)} -> ${ms(p50Ms)} (${ratio}), p99 ${ms(one.p99Ms)} -> ${ms(p99Ms)}`)
  }
}

const postgres = database === 'SQLite' ? null : await startPostgres()
try {
  for (const each of database ? [database] : DATABASES) {
    console.log(`On ${each} …`)
    const urlOf = async (name: string) =>
      each === 'PostgreSQL' ? postgres?.createDatabase(`community_${name}`) : undefined
    if (only !== 'traffic') await measureGrowth(urlOf)
    if (only !== 'growth') console.log(await measureCommunityTraffic(root, seconds, await urlOf('traffic')))
  }
} finally {
  await postgres?.stop()
}
process.exit()

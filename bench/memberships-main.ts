/**
 * Measures the queries over all memberships, on a database of its own:
 *
 *   node --conditions=production --import tsx bench/memberships-main.ts [--people 1000000] [--members 100000]
 *     [--database SQLite]
 *
 * The plan of everybody by one query, with `--people` people, and the list of members in the admin with `--members`.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { startPostgres } from '../tests/support/postgres'
import { count } from './options'

const option = { type: 'string' } as const
const { values } = parseArgs({ options: { people: option, members: option, database: option } })
const { database, members, people } = z
  .object({
    people: count(1, 1_000_000).default(1_000_000),
    members: count(1, 1_000_000).default(100_000),
    database: z.enum(['SQLite', 'PostgreSQL']).optional(),
  })
  .parse(values)

/** Each measurement is a process of its own, because the CMS reads its settings when it is loaded. */
function measure(what: 'plans' | 'list', rows: number, databaseUrl?: string): void {
  const home = mkdtempSync(join(tmpdir(), 'ebs-memberships-'))
  try {
    const { status } = spawnSync(
      process.execPath,
      ['--conditions=production', '--import', 'tsx', 'bench/memberships.ts', what, String(rows)],
      {
        stdio: 'inherit',
        env: {
          ...process.env,
          NODE_ENV: 'production',
          DATA_DIR: home,
          DATABASE_URL: databaseUrl ?? `file:${join(home, 'site.db')}`,
          PAYLOAD_SECRET: 'only-for-the-benchmark-of-memberships',
        },
      },
    )
    if (status !== 0) process.exitCode = 1
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

const postgres = database === 'SQLite' ? null : await startPostgres()
try {
  for (const each of database ? [database] : (['SQLite', 'PostgreSQL'] as const)) {
    console.log(`On ${each} …`)
    const urlOf = (name: string) => (each === 'PostgreSQL' ? postgres?.createDatabase(name) : undefined)
    measure('plans', people, await urlOf('plans'))
    measure('list', members, await urlOf('list'))
  }
} finally {
  await postgres?.stop()
}

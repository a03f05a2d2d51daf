/**
 * Compares the committed migrations of both databases with the schema of the collections, without a running database.
 * Exits with 1 when they differ.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { getPayload, type Migration, type Payload, type SanitizedConfig } from 'payload'
import { z } from 'zod'

/** The part of drizzle's schema snapshots that is used here. */
const snapshotSchema = z.looseObject({
  tables: z.record(z.string(), z.looseObject({ columns: z.record(z.string(), z.unknown()) })),
})
type Snapshot = z.infer<typeof snapshotSchema>

type Drizzle = {
  schema: Record<string, unknown>
  requireDrizzleKit(): { generateDrizzleJson(schema: Record<string, unknown>): unknown }
  client: { execute(sql: string): Promise<{ rows: Record<string, unknown>[] }> }
}

const FOLDER = join('src', 'cms', 'migrations')
const KINDS = ['sqlite', 'postgres'] as const
type Kind = (typeof KINDS)[number]

const HOW_TO = {
  sqlite: 'DATABASE_URL=file:/tmp/migrations.db PAYLOAD_SECRET=any-long-text npx payload migrate:create',
  postgres: 'DATABASE_URL=postgres://none@127.0.0.1/none PAYLOAD_SECRET=any-long-text npx payload migrate:create',
} as const satisfies Record<Kind, string>

/** A snapshot without its own ids, which differ between equal schemas. */
function comparable(snapshot: unknown): Snapshot {
  const { id, prevId, ...rest } = JSON.parse(JSON.stringify(snapshot))
  return snapshotSchema.parse(rest)
}

/** Names of tables and other parts that differ. */
function differences(committed: Snapshot, wanted: Snapshot): string[] {
  const parts = (one: Snapshot) => ({ ...one, ...one.tables, tables: undefined }) as Record<string, unknown>
  const [before, after] = [parts(committed), parts(wanted)]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  )
}

/** @throws when there is none */
function latestSnapshot(kind: Kind): Snapshot {
  const names = readdirSync(join(FOLDER, kind))
    .filter((name) => name.endsWith('.json'))
    .sort()
  const latest = names.at(-1)
  if (!latest) throw new Error('there are no migrations')
  return comparable(JSON.parse(readFileSync(join(FOLDER, kind, latest), 'utf8')))
}

/** Runs the migrations on the empty database. @returns tables and columns that differ from the schema */
async function tried(payload: Payload, wanted: Snapshot): Promise<string[]> {
  const { migrations } = await import('@/cms/migrations/sqlite/index')
  // The migrations have their database's type of transaction, which Payload's type leaves out.
  await payload.db.migrate({ migrations: migrations as Migration[] })
  const { client } = payload.db as unknown as Drizzle
  const { rows } = await client.execute(
    "select t.name as name, c.name as part from sqlite_master t, pragma_table_info(t.name) c where t.type = 'table' and t.name not like 'sqlite_%'",
  )
  const made = new Set(rows.map(({ name, part }) => `${name}.${part}`))
  const asked = new Set(
    Object.entries(wanted.tables).flatMap(([name, { columns }]) =>
      Object.keys(columns).map((part) => `${name}.${part}`),
    ),
  )
  return [...asked].filter((part) => !made.has(part)).concat([...made].filter((part) => !asked.has(part)))
}

async function check(kind: Kind, config: SanitizedConfig, url: string): Promise<string[]> {
  const { databaseAdapter } = await import('../src/cms/database/adapter')
  const payload = await getPayload({
    config: {
      ...config,
      db: (await databaseAdapter(url)) as SanitizedConfig['db'],
      // Otherwise Payload starts a second process that generates src/payload-types.ts.
      typescript: { ...config.typescript, autoGenerate: false },
    },
    key: kind,
    disableDBConnect: kind === 'postgres',
    disableOnInit: true,
  })
  const { schema, requireDrizzleKit } = payload.db as unknown as Drizzle
  const wanted = comparable(await requireDrizzleKit().generateDrizzleJson(schema))
  const found = differences(latestSnapshot(kind), wanted)
  return found.length > 0 || kind === 'postgres' ? found : tried(payload, wanted)
}

// Node 20 would exit during a pending import.
setInterval(() => {}, 1_000)

/** Prints one line for each database. @returns whether both are up to date */
async function checkAll(folder: string): Promise<boolean> {
  const urls = { sqlite: `file:${join(folder, 'site.db')}`, postgres: 'postgres://none@127.0.0.1:1/none' } as const
  Object.assign(process.env, {
    DATA_DIR: folder,
    DATABASE_URL: urls.sqlite,
    PAYLOAD_SECRET: 'only-to-look-at-the-schema',
  })
  // Imported late, because the configuration reads the environment when it is loaded.
  const { default: configured } = await import('@payload-config')
  let isUpToDate = true
  for (const kind of KINDS) {
    const found = await check(kind, await configured, urls[kind]).catch((error: unknown) => [String(error)])
    const more = found.length > 8 ? `, ${found.length - 8} more` : ''
    isUpToDate &&= found.length === 0
    console.log(
      found.length === 0
        ? `Migrations for ${kind}: up to date with the schema.`
        : `Migrations for ${kind}: out of date (${found.slice(0, 8).join(', ')}${more}). Run ${HOW_TO[kind]}`,
    )
  }
  return isUpToDate
}

const folder = mkdtempSync(join(tmpdir(), 'ebs-migrations-'))
checkAll(folder)
  .finally(() => rmSync(folder, { recursive: true, force: true }))
  .then(
    (isUpToDate) => process.exit(isUpToDate ? 0 : 1),
    (error: unknown) => {
      console.error(`The migrations could not be checked: ${error instanceof Error ? error.message : error}`)
      process.exit(1)
    },
  )

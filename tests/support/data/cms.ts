import { getPayload, type Payload, type SanitizedConfig } from 'payload'
import type { PoolConfig } from 'pg'
import { describe, vi } from 'vitest'
import { isEnvironmentChanged, keepModule } from '../kept-modules'
import { createTestDatabase } from '../test-database'

/** The CMS on its own empty, migrated database. */
export type TestCms = {
  payload: Payload
  config: SanitizedConfig
  /** What a child process needs to use the same database. */
  env: Record<string, string>
  /** Closes the connections and deletes the files. */
  stop(): Promise<void>
}

/** The database of this run. */
export const DATABASE = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'sqlite'

/** A group of tests whose code is the same on every database: on PostgreSQL it runs with POSTGRES=all only. */
export const describeOnSqlite = describe.runIf(DATABASE === 'sqlite' || process.env.POSTGRES === 'all')

/**
 * The configuration, loaded once per process, since that takes longer than most files; again for a file that has
 * changed the environment, which it reads when it is loaded.
 */
async function loadConfig(): Promise<SanitizedConfig> {
  const isChanged = isEnvironmentChanged()
  if (isChanged) vi.resetModules()
  const config = await (await import('@payload-config')).default
  if (!isChanged) keepModule('/src/cms/payload.config.ts')
  // Outside production Payload starts a second process that generates src/payload-types.ts.
  config.typescript.autoGenerate = false
  return config
}

/** Makes the CMS connect to a database other than that for which the configuration was loaded. */
function connectTo({ db }: Payload, url: string): Promise<void> | undefined {
  if (DATABASE === 'postgres') {
    const postgres = db as unknown as { poolOptions: PoolConfig }
    postgres.poolOptions = { ...postgres.poolOptions, connectionString: url }
  }
  return db.connect?.()
}

/** Starts the CMS that payload.config.ts describes; one for each test file. */
export async function startTestCms(): Promise<TestCms> {
  const { env, remove } = await createTestDatabase()
  Object.assign(process.env, env)
  const config = await loadConfig()
  const payload = await getPayload({ config, disableDBConnect: true })
  await connectTo(payload, env.DATABASE_URL)
  // Errors that a test provokes are not logged.
  payload.logger.level = 'silent'
  return {
    payload,
    config,
    env,
    async stop() {
      await payload.destroy()
      remove()
    },
  }
}

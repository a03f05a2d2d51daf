import { getPayload, type Migration, type Payload, type SanitizedConfig } from 'payload'
import { createTestDatabase } from '../test-database'

/** The CMS on an empty, migrated database of its own. */
export type TestCms = {
  payload: Payload
  config: SanitizedConfig
  /** What a child process needs to use the same database. */
  env: Record<string, string>
  /** Closes the connections and takes the files away. */
  stop(): Promise<void>
}

/** Which database this run is on. */
export const DATABASE = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'sqlite'

/** Makes the database and sets the environment that the CMS reads when it is loaded. */
export async function prepareEnvironment() {
  const database = await createTestDatabase()
  const env = {
    DATA_DIR: database.env.DATA_DIR,
    DATABASE_URL: database.env.DATABASE_URL ?? `file:${database.env.DATA_DIR}/site.db`,
    PAYLOAD_SECRET: 'only-for-the-tests-of-the-data-layer',
  }
  Object.assign(process.env, env)
  return { env, remove: database.remove }
}

/** Handed over as modules: Node itself, which Payload would ask, reads no TypeScript here. */
export async function committedMigrations(): Promise<Migration[]> {
  const { migrations } =
    DATABASE === 'postgres'
      ? await import('@/cms/migrations/postgres/index')
      : await import('@/cms/migrations/sqlite/index')
  // Each database's migrations name its own kind of transaction; Payload's type knows none.
  return migrations as Migration[]
}

/** Starts the CMS that payload.config.ts describes; one for each test file. */
export async function startTestCms(): Promise<TestCms> {
  const { env, remove } = await prepareEnvironment()
  // Imported only now: the configuration reads the environment when it is loaded.
  const { default: configured } = await import('@payload-config')
  const config = await configured
  const payload = await getPayload({ config })
  // What is refused on purpose need not fill the screen.
  payload.logger.level = 'silent'
  await payload.db.migrate({ migrations: await committedMigrations() })
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

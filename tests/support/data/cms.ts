import { getPayload, type Payload, type SanitizedConfig } from 'payload'
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

/** Creates the database and sets the environment that the CMS reads when it is loaded. */
async function prepareEnvironment() {
  const database = await createTestDatabase()
  const env = {
    DATA_DIR: database.env.DATA_DIR,
    DATABASE_URL: database.env.DATABASE_URL,
    PAYLOAD_SECRET: 'only-for-the-tests-of-the-data-layer',
  }
  Object.assign(process.env, env)
  return { env, remove: database.remove }
}

/** Starts the CMS that payload.config.ts describes; one for each test file. */
export async function startTestCms(): Promise<TestCms> {
  const { env, remove } = await prepareEnvironment()
  // Imported here because the configuration reads the environment when it is loaded.
  const { default: configured } = await import('@payload-config')
  const config = await configured
  // Outside production Payload starts a second process that generates src/payload-types.ts.
  config.typescript.autoGenerate = false
  const payload = await getPayload({ config })
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

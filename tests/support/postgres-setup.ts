import { createDatabase, startPostgres } from './postgres'
import { migrateTemplate } from './template-database'

/** The database that test files copy. */
const TEMPLATE = 'migrated'

/**
 * Runs before the data tests on PostgreSQL: starts a server, with its address in TEST_POSTGRES_URL, and a migrated
 * database to copy, with its name in TEST_TEMPLATE. The test processes inherit both. Vitest calls the returned
 * function at the end.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres()
  try {
    const url = await createDatabase(server.url, TEMPLATE)
    await migrateTemplate({ TEST_DATABASE: 'postgres', DATA_DIR: server.home, DATABASE_URL: url })
  } catch (error) {
    await server.stop()
    throw error
  }
  process.env.TEST_POSTGRES_URL = server.url
  process.env.TEST_TEMPLATE = TEMPLATE
  return server.stop
}

import { startPostgres } from './postgres'

/**
 * Before the data tests on PostgreSQL: a server of their own, its address in TEST_POSTGRES_URL,
 * which the test processes inherit. Vitest calls the returned function at the end.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres()
  process.env.TEST_POSTGRES_URL = server.url
  return server.stop
}

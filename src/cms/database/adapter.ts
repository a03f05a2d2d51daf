import path from 'node:path'
import { withAfterCommit } from './after-commit'
import { withCheckpoint } from './checkpoint'
import { withCommitOutcome } from './commit-outcome'
import { withUniqueErrors } from './unique-errors'
import { withWriteLock } from './write-lock'

const BUSY_TIMEOUT_MS = 10_000
const MIGRATIONS = path.resolve(process.cwd(), 'src/cms/migrations')

const sqlite = async (url: string) => {
  const { sqliteAdapter } = await import('@payloadcms/db-sqlite')
  // `timeout` is the driver's busy timeout. It holds for every connection of its pool,
  // where the adapter's own option reaches only the first; its type is behind the driver's.
  const client: { url: string; timeout: number } = { url, timeout: BUSY_TIMEOUT_MS }
  const adapter = sqliteAdapter({
    client,
    blocksAsJSON: true,
    // The number of a deleted row never comes back: what still points at it must not find another.
    autoIncrement: true,
    wal: true,
    push: false,
    // Read first, write later, fails with SQLITE_BUSY in a deferred transaction. DESIGN 10.
    transactionOptions: { behavior: 'immediate' },
    migrationDir: path.join(MIGRATIONS, 'sqlite'),
  })
  return withCheckpoint(withUniqueErrors(withWriteLock(withCommitOutcome(adapter))))
}

const postgres = async (connectionString: string) => {
  const { postgresAdapter } = await import('@payloadcms/db-postgres')
  const adapter = postgresAdapter({
    pool: { connectionString, connectionTimeoutMillis: BUSY_TIMEOUT_MS },
    blocksAsJSON: true,
    push: false,
    migrationDir: path.join(MIGRATIONS, 'postgres'),
  })
  return withCommitOutcome(adapter)
}

/**
 * The database at an address: PostgreSQL, or SQLite in a file. Only the adapter in use is
 * loaded. src/server/environment.ts says which.
 */
export async function databaseAdapter(url: string) {
  return withAfterCommit(await (/^postgres(?:ql)?:/.test(url) ? postgres(url) : sqlite(url)))
}

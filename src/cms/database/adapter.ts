import path from 'node:path'
import { withAfterCommit } from './after-commit'
import { BUSY_TIMEOUT_MS, withBusyRetry } from './busy-retry'
import { withCheckpoint } from './checkpoint'
import { withCommitErrors } from './commit-errors'
import { withUnavailable } from './unavailable'
import { withUniqueErrors } from './unique-errors'
import { withWriteLock } from './write-lock'

const MIGRATIONS = path.resolve(process.cwd(), 'src/cms/migrations')

const sqlite = async (url: string) => {
  const { sqliteAdapter } = await import('@payloadcms/db-sqlite')
  // `timeout` is the driver's busy timeout, for every connection of its pool (the adapter's own option reaches only the
  // first; its type is behind the driver's). None: the driver waits in a synchronous call. Who waits is busy-retry.ts.
  const client: { url: string; timeout: number } = { url, timeout: 0 }
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
  return withCheckpoint(withUniqueErrors(withWriteLock(withCommitErrors(withBusyRetry(adapter)))))
}

const postgres = async (connectionString: string) => {
  const { postgresAdapter } = await import('@payloadcms/db-postgres')
  const adapter = postgresAdapter({
    pool: { connectionString, connectionTimeoutMillis: BUSY_TIMEOUT_MS },
    blocksAsJSON: true,
    push: false,
    migrationDir: path.join(MIGRATIONS, 'postgres'),
  })
  return withCommitErrors(adapter)
}

/**
 * The database at an address: PostgreSQL, or SQLite in a file. Only the adapter in use is
 * loaded. src/server/environment.ts says which.
 */
export async function databaseAdapter(url: string) {
  return withAfterCommit(withUnavailable(await (/^postgres(?:ql)?:/.test(url) ? postgres(url) : sqlite(url))))
}

import path from 'node:path'
import { withAfterCommit } from './after-commit'
import { BUSY_TIMEOUT_MS, withBusyRetry } from './busy-retry'
import { withCheckpoint } from './checkpoint'
import { withCommitErrors } from './commit-errors'
import { withQuietSignIns } from './quiet-sign-ins'
import { withUnavailable } from './unavailable'
import { withUniqueErrors } from './unique-errors'
import { withWriteLock } from './write-lock'

const MIGRATIONS = path.resolve(process.cwd(), 'src/cms/migrations')

const sqlite = async (url: string) => {
  const { sqliteAdapter } = await import('@payloadcms/db-sqlite')
  // `timeout` is the driver's busy timeout for every connection of its pool (the adapter's option reaches only the
  // first, and its type lags behind the driver's). It is 0 because the driver would block the process while waiting;
  // busy-retry.ts waits instead.
  const client: { url: string; timeout: number } = { url, timeout: 0 }
  const adapter = sqliteAdapter({
    client,
    blocksAsJSON: true,
    // Ids of deleted rows are never reused, so that stale references cannot point to another row.
    autoIncrement: true,
    wal: true,
    push: false,
    // In a deferred transaction, a write after a read can fail with SQLITE_BUSY.
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
 * The database adapter for a URL: PostgreSQL, or SQLite in a file. Only the adapter in use is loaded.
 * src/runtime/environment.ts picks the URL.
 */
export async function databaseAdapter(url: string) {
  const adapter = await (/^postgres(?:ql)?:/.test(url) ? postgres(url) : sqlite(url))
  return withAfterCommit(withUnavailable(withQuietSignIns(adapter)))
}

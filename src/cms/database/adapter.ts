import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { withAfterCommit } from './after-commit'
import { withWriteLock } from './write-lock'

const BUSY_TIMEOUT_MS = 10_000
const MIGRATIONS = path.resolve(process.cwd(), 'src/cms/migrations')

const sqlite = (url: string) => {
  // `timeout` is the driver's busy timeout. It holds for every connection of its pool,
  // where the adapter's own option reaches only the first; its type is behind the driver's.
  const client: { url: string; timeout: number } = { url, timeout: BUSY_TIMEOUT_MS }
  return withWriteLock(
    sqliteAdapter({
      client,
      blocksAsJSON: true,
      wal: true,
      push: false,
      // Read first, write later, fails with SQLITE_BUSY in a deferred transaction. DESIGN 10.
      transactionOptions: { behavior: 'immediate' },
      migrationDir: path.join(MIGRATIONS, 'sqlite'),
    }),
  )
}

const postgres = (connectionString: string) =>
  postgresAdapter({
    pool: { connectionString, connectionTimeoutMillis: BUSY_TIMEOUT_MS },
    blocksAsJSON: true,
    push: false,
    migrationDir: path.join(MIGRATIONS, 'postgres'),
  })

/** The database at an address: PostgreSQL, or SQLite in a file. src/server/environment.ts says which. */
export function databaseAdapter(url: string) {
  return withAfterCommit(/^postgres(?:ql)?:/.test(url) ? postgres(url) : sqlite(url))
}

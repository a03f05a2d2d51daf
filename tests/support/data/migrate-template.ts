/** Migrates the empty database that DATABASE_URL names, for test files to copy. */
import { getPayload } from 'payload'
import { committedMigrations } from './migrations'

async function migrate(): Promise<void> {
  const { default: config } = await import('@payload-config')
  const payload = await getPayload({ config })
  await payload.db.migrate({ migrations: await committedMigrations() })
  // PostgreSQL cannot copy a database that has open connections.
  await payload.destroy()
}

// Node 20 does not wait for a pending import before it exits.
setInterval(() => {}, 1_000)
migrate().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)

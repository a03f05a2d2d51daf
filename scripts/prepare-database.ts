import config from '@payload-config'
import { getPayload, type Migration, type Payload } from 'payload'
import { loadDemo } from '../demo/load'

/** Empty: nobody has an account and nothing is written. */
async function isEmpty(payload: Payload): Promise<boolean> {
  const counts = await Promise.all([payload.count({ collection: 'users' }), payload.count({ collection: 'pages' })])
  return counts.every(({ totalDocs }) => totalDocs === 0)
}

/** Handed over as modules: Payload would look for them as files, which takes a loader for TypeScript. */
async function migrationsFor(payload: Payload): Promise<Migration[]> {
  const { migrations } =
    payload.db.name === 'postgres'
      ? await import('@/cms/migrations/postgres/index')
      : await import('@/cms/migrations/sqlite/index')
  // Each database's migrations name its own kind of transaction; Payload's type knows none.
  return migrations as Migration[]
}

/**
 * Runs the migrations that the database has not had, then loads the demo content into an
 * empty database where it is wanted. Each migration, and the demo as a whole, is a
 * transaction: killed in between, the next run goes on from there.
 */
export async function prepareDatabase({ demo }: { demo: boolean }): Promise<void> {
  const payload = await getPayload({ config })
  await payload.db.migrate({ migrations: await migrationsFor(payload) })
  if (!demo || !(await isEmpty(payload))) return
  console.log('Loading the demo content …')
  const counts = await loadDemo(payload)
  console.log(
    `Demo content loaded: ${Object.entries(counts)
      .map(([what, count]) => `${count} ${what}`)
      .join(', ')}`,
  )
}

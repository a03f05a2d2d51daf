import config from '@payload-config'
import { getPayload, type Migration, type Payload } from 'payload'
import { loadDemo } from '../demo/load'

/** Whether there are no accounts and no pages. */
async function isEmpty(payload: Payload): Promise<boolean> {
  const counts = await Promise.all([payload.count({ collection: 'users' }), payload.count({ collection: 'pages' })])
  return counts.every(({ totalDocs }) => totalDocs === 0)
}

/** The migrations as modules: Payload would load them as files, which needs a TypeScript loader. */
async function migrationsFor(payload: Payload): Promise<Migration[]> {
  const { migrations } =
    payload.db.name === 'postgres'
      ? await import('@/cms/migrations/postgres/index')
      : await import('@/cms/migrations/sqlite/index')
  // The migrations have their database's type of transaction, which Payload's type leaves out.
  return migrations as Migration[]
}

/**
 * Runs the pending migrations, then loads the demo content into an empty database if `demo` is set. Each migration and
 * the demo as a whole is a transaction, so the next run continues after an interruption.
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

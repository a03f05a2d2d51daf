import type { Migration } from 'payload'
import { DATABASE } from './cms'

/** Passed as modules, because Payload would import them with Node itself, which reads no TypeScript here. */
export async function committedMigrations(): Promise<Migration[]> {
  const { migrations } =
    DATABASE === 'postgres'
      ? await import('@/cms/migrations/postgres/index')
      : await import('@/cms/migrations/sqlite/index')
  // Each database's migrations use their own type of transaction, which Payload's type does not have.
  return migrations as Migration[]
}

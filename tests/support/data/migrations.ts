import type { Migration } from 'payload'
import { DATABASE } from './cms'

/** Handed over as modules: Node itself, which Payload would ask, reads no TypeScript here. */
export async function committedMigrations(): Promise<Migration[]> {
  const { migrations } =
    DATABASE === 'postgres'
      ? await import('@/cms/migrations/postgres/index')
      : await import('@/cms/migrations/sqlite/index')
  // Each database's migrations name its own kind of transaction; Payload's type knows none.
  return migrations as Migration[]
}

import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createDatabase } from './postgres'

/** A migrated, empty database for one test file. */
export type TestDatabase = {
  /** The environment to set before the CMS is loaded. */
  env: { DATA_DIR: string; DATABASE_URL: string }
  /** Deletes its files. A PostgreSQL database is deleted with its server. */
  remove(): void
}

/**
 * Copies the migrated template (sqlite-setup.ts, postgres-setup.ts) of the database that TEST_DATABASE names:
 * `sqlite` or `postgres`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = process.env.TEST_TEMPLATE
  if (!template)
    throw new Error('TEST_TEMPLATE is not set: run these tests with --project data-sqlite or data-postgres.')
  const folder = dataDir()
  mkdirSync(folder)
  return {
    env: { DATA_DIR: folder, DATABASE_URL: await address(template, folder) },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const dataDir = () => process.env.DATA_DIR ?? ''

async function address(template: string, folder: string): Promise<string> {
  if (process.env.TEST_DATABASE === 'postgres') {
    const server = process.env.TEST_POSTGRES_URL ?? ''
    return createDatabase(server, `test_${randomUUID().replaceAll('-', '')}`, template)
  }
  const file = join(folder, 'site.db')
  copyFileSync(template, file)
  return `file:${file}`
}

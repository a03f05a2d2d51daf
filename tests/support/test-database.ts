import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from './postgres'

/** An empty database of its own for one test file. */
export type TestDatabase = {
  /** What to set before the CMS is loaded; an undefined one is to be unset. */
  env: { DATA_DIR: string; DATABASE_URL: string | undefined }
  /** Takes its files away. A PostgreSQL database goes with its server. */
  remove(): void
}

/** Makes one of the kind that TEST_DATABASE names: `sqlite` or `postgres`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'ebs-data-'))
  return {
    env: { DATA_DIR: folder, DATABASE_URL: await address() },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function address(): Promise<string | undefined> {
  if (process.env.TEST_DATABASE !== 'postgres') return undefined
  const server = process.env.TEST_POSTGRES_URL
  if (!server) throw new Error('TEST_POSTGRES_URL is not set: run these tests with --project data-postgres.')
  return createDatabase(server, `test_${randomUUID().replaceAll('-', '')}`)
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { migrateTemplate } from './template-database'

/**
 * Runs before the data tests on SQLite: creates a migrated file to copy, with its path in TEST_TEMPLATE, which the
 * test processes inherit. Vitest calls the returned function at the end.
 */
export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'ebs-template-'))
  const template = join(folder, 'site.db')
  await migrateTemplate({ TEST_DATABASE: 'sqlite', DATA_DIR: folder, DATABASE_URL: `file:${template}` })
  await checkpointWriteAheadLog(`file:${template}`)
  process.env.TEST_TEMPLATE = template
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Test files copy the database file alone, so the write-ahead log is written into it. */
async function checkpointWriteAheadLog(url: string): Promise<void> {
  const client = createClient({ url })
  await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
  client.close()
}

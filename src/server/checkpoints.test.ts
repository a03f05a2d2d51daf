import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startCheckpoints } from './checkpoints'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ebs-checkpoints-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A database whose writers leave everything in the log. */
async function openDatabase() {
  const file = join(folder, 'site.db')
  const client = createClient({ url: `file:${file}`, concurrency: 1 })
  await client.executeMultiple('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; CREATE TABLE words (word)')
  const write = () => client.execute(`INSERT INTO words VALUES (zeroblob(100000))`)
  return { client, write, url: `file:${file}`, sizeOf: () => statSync(file).size }
}

test('what is in the log gets into the database file beside the writers, again and again', async () => {
  const { client, sizeOf, url, write } = await openDatabase()
  await write()
  const empty = sizeOf()
  const stop = startCheckpoints(url)
  await expect.poll(sizeOf, { timeout: 10_000 }).toBeGreaterThan(empty + 100_000)

  const first = sizeOf()
  await write()
  await expect.poll(sizeOf, { timeout: 10_000 }).toBeGreaterThan(first + 90_000)
  await stop()
  client.close()
})

test('stops when it is asked to, and writers go on', async () => {
  const { client, url, write } = await openDatabase()
  const stop = startCheckpoints(url)
  await stop()
  await stop()
  await write()
  expect((await client.execute('SELECT count(*) AS words FROM words')).rows[0]?.words).toBe(1)
  client.close()
})

test('there is no thread for PostgreSQL', async () => {
  await expect(startCheckpoints('postgres://user@localhost/site')()).resolves.toBeUndefined()
})

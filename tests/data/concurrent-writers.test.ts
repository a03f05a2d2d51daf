// Also on PostgreSQL: many writers, also from two processes.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import { commitTransaction, createLocalReq, initTransaction } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runChild } from '../support/data/child-process'
import { DATABASE, startTestCms, type TestCms } from '../support/data/cms'
import { sql } from '../support/data/sql'

const WRITERS = 50
/** Far below the ten seconds that a blocked driver takes, far above what a busy machine needs. */
const LOOP_BLOCKED_MS = 5_000

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms()
})
afterAll(() => cms.stop())

const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))
const aCategory = (slug: string) => ({ title: slug, slug, taxonomy: 'recipes', order: 0 }) as const

test('fifty writers at once all succeed, and the event loop is not blocked', async () => {
  const { payload } = cms
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  await Promise.all(
    times(WRITERS, (index) => payload.create({ collection: 'categories', data: aCategory(`crowd-${index}`) })),
  )
  delay.disable()
  const { totalDocs } = await payload.count({ collection: 'categories', where: { slug: { like: 'crowd' } } })
  expect(totalDocs).toBe(WRITERS)
  expect(delay.max / 1e6).toBeLessThan(LOOP_BLOCKED_MS)
})

test('two processes write to one database at once, and no write fails', {
  timeout: 60_000,
}, async () => {
  const { payload, env } = cms
  const other = { ended: false }
  const child = runChild('write-many.ts', env, [String(WRITERS), 'other']).finally(() => {
    other.ended = true
  })
  let own = 0
  // Writes for as long as the other process does, so that they overlap however long its start took.
  while (!other.ended) {
    await payload.create({ collection: 'categories', data: aCategory(`own-${own++}`) })
    // SQLite responds without leaving the event loop: without a turn of it, the exit of the other process is never
    // seen.
    await setImmediate()
  }
  expect(await child).toMatchObject({ code: 0 })
  for (const [name, count] of [
    ['other', WRITERS],
    ['own', own],
  ] as const) {
    const { totalDocs } = await payload.count({ collection: 'categories', where: { slug: { like: `${name}-` } } })
    expect(totalDocs).toBe(count)
  }
})

describe.runIf(DATABASE === 'sqlite')('SQLite', () => {
  type WithClient = { client: ReturnType<typeof createClient> }
  const client = () => (cms.payload.db as unknown as WithClient).client

  test('uses a write-ahead log', async () => {
    expect(await sql(cms.payload, 'PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }])
  })

  test('never waits inside the driver, on any connection of the pool', async () => {
    const open = await Promise.all(times(4, () => client().transaction('read')))
    const timeouts = await Promise.all(
      open.map(async (connection) => (await connection.execute('PRAGMA busy_timeout')).rows[0]?.timeout),
    )
    for (const connection of open) connection.close()
    expect(timeouts).toEqual([0, 0, 0, 0])
  })

  test('starts its transactions as writers', async () => {
    const req = await createLocalReq({}, cms.payload)
    await initTransaction(req)
    const stranger = createClient({ url: String(cms.env.DATABASE_URL) })
    const refused = await stranger.execute('BEGIN IMMEDIATE').catch((error: Error) => error.message)
    stranger.close()
    await commitTransaction(req)
    expect(refused).toMatch(/SQLITE_BUSY|database is locked/)
  })

  test('fifty read-modify-write transactions at once lose no change', async () => {
    const { payload } = cms
    const { id } = await payload.create({ collection: 'categories', data: aCategory('counter') })
    const add = async () => {
      const req = await createLocalReq({}, payload)
      await initTransaction(req)
      const { order } = await payload.findByID({ collection: 'categories', id, req })
      await payload.update({ collection: 'categories', id, data: { order: (order ?? 0) + 1 }, req })
      await commitTransaction(req)
    }
    await Promise.all(times(WRITERS, add))
    expect((await payload.findByID({ collection: 'categories', id })).order).toBe(WRITERS)
  })
})

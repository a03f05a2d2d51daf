import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient, type Transaction } from '@libsql/client'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { DATABASE, startTestCms, type TestCms } from '../support/data/cms'
import { rest } from '../support/data/http'
import { createViewers, type Viewer, type ViewerName } from '../support/data/users'

const HELD_MS = 1_500
/** A process that SQLite lets wait for the lock does nothing else for seconds; a busy machine is late by less. */
const STALL_MS = 1_000

describe.runIf(DATABASE === 'sqlite')('an SQLite database that another connection has locked', () => {
  let cms: TestCms
  let viewers: Record<ViewerName, Viewer>
  let other: ReturnType<typeof createClient>
  let held: Transaction | undefined
  let executeSql: typeof import('@/cms/client/sql.server').executeSql
  let databaseHealth: typeof import('@/cms/client/database-health.server').databaseHealth
  beforeAll(async () => {
    cms = await startTestCms()
    viewers = await createViewers(cms.payload)
    other = createClient({ url: String(cms.env.DATABASE_URL) })
    ;({ executeSql } = await import('@/cms/client/sql.server'))
    ;({ databaseHealth } = await import('@/cms/client/database-health.server'))
    // The routes are loaded before the measurement.
    await rest(viewers.editor, 'get', 'categories?limit=1')
  })
  afterAll(async () => {
    other.close()
    await cms.stop()
  })
  afterEach(() => {
    vi.useRealTimers()
    // Also after a failure, so that the tests that follow find the database free.
    held?.close()
  })

  const aCategory = (slug: string) => ({ title: slug, slug, taxonomy: 'recipes', order: 0 }) as const
  const stored = async () => {
    const { rows } = await other.execute("select slug from categories where taxonomy = 'recipes' order by slug")
    return rows.map(({ slug }) => slug)
  }

  const WRITES: Record<string, (name: string) => Promise<unknown>> = {
    'in a transaction': (name) => cms.payload.create({ collection: 'categories', data: aCategory(name) }),
    'without a transaction': (name) => cms.payload.db.create({ collection: 'categories', data: aCategory(name) }),
    'as one statement': (name) =>
      executeSql('a test', sql`insert into categories (title, slug, taxonomy) values (${name}, ${name}, 'recipes')`),
  }
  const everyWrite = Object.entries(WRITES).map(([how, write]) => ({ how, write }))

  test('a write waits without blocking the process: reads and health still work, and the write succeeds in the end', async () => {
    held = await other.transaction('write')
    const write = cms.payload.create({ collection: 'categories', data: aCategory('patient') })
    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    const startedAt = performance.now()
    const { totalDocs } = await cms.payload.count({ collection: 'categories' })
    const state = await databaseHealth()
    const answeredMs = performance.now() - startedAt
    await pause(HELD_MS)
    delay.disable()
    expect({ totalDocs, state }).toEqual({ totalDocs: 0, state: { database: 'sqlite', problem: null } })
    expect(answeredMs).toBeLessThan(STALL_MS)
    // Not the longest: on a busy machine one turn in a hundred may be late.
    expect(delay.percentile(99) / 1e6).toBeLessThan(STALL_MS)
    await held.rollback()
    await write
    expect(await stored()).toEqual(['patient'])
  })

  test.each(everyWrite)(
    'a write $how that cannot start within 10 s gets a 503 with a time to retry',
    async ({ write }) => {
      held = await other.transaction('write')
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
      const refused = write('refused').catch((error: unknown) => error)
      await vi.advanceTimersByTimeAsync(10_100)
      expect(await refused).toMatchObject({ code: 'unavailable', status: 503, retryAfterS: 5 })
      await held.rollback()
    },
  )

  test.each(everyWrite)(
    'a write $how succeeds once the lock is released, and others see it',
    async ({ how, write }) => {
      const slug = how.replaceAll(' ', '-')
      await write(slug)
      expect(await stored()).toContain(slug)
      await expect(other.execute(`update categories set "order" = 1 where slug = '${slug}'`)).resolves.toBeTruthy()
    },
  )

  test('the time in the queue counts: five writers at once all get a response within 15 s', async () => {
    held = await other.transaction('write')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const codes: unknown[] = []
    const writers = Array.from({ length: 5 }, (_, index) =>
      cms.payload
        .create({ collection: 'categories', data: aCategory(`late-${index}`) })
        .catch(({ code }: { code?: unknown }) => codes.push(code)),
    )
    await vi.advanceTimersByTimeAsync(15_100)
    await Promise.all(writers)
    expect(codes).toEqual(Array(5).fill('unavailable'))
    await held.rollback()
  })

  test('the admin gets a 503 too', async () => {
    held = await other.transaction('write')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const response = rest(viewers.editor, 'post', 'categories', aCategory('by-rest'))
    let isAnswered = false
    const seen = response.then(() => {
      isAnswered = true
    })
    // The request is read before it writes, in real time.
    while (!isAnswered) {
      await vi.advanceTimersByTimeAsync(100)
      await new Promise((resolve) => setImmediate(resolve))
    }
    await seen
    expect(await response).toMatchObject({
      status: 503,
      json: { errors: [{ message: 'The site is busy. Please try again in a moment.' }] },
    })
    await held.rollback()
  })
})

// Also on PostgreSQL: its error when the disk is full.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { DATABASE, startTestCms, type TestCms } from '../support/data/cms'
import { rest } from '../support/data/http'
import { sql as run } from '../support/data/sql'
import { createViewers, type Viewer, type ViewerName } from '../support/data/users'

let cms: TestCms
let viewers: Record<ViewerName, Viewer>
let executeSql: typeof import('@/cms/client/sql.server').executeSql
let databaseHealth: typeof import('@/cms/client/database-health.server').databaseHealth
let health: () => Promise<Response>
let subscribe: () => Promise<Response>

const PLENTY = async () => 1e12
const insert = sql`insert into categories (title, slug, taxonomy) values ('a', 'a', 'recipes')`

beforeAll(async () => {
  cms = await startTestCms()
  viewers = await createViewers(cms.payload)
  ;({ executeSql } = await import('@/cms/client/sql.server'))
  ;({ databaseHealth } = await import('@/cms/client/database-health.server'))
  const { call } = await import('@/site/calls/call.server')
  const { GET } = await import('@/app/api/health/route')
  health = () => GET(new Request('http://localhost/api/health'))
  const write = call({ audience: 'anyone', run: () => executeSql('a test', insert) })
  subscribe = () => write(new Request('http://localhost/api/test', { method: 'POST' }))
  await PREPARE[DATABASE]()
})
afterAll(() => cms.stop())

const REFUSE = `create function no_room() returns trigger language plpgsql as
  $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`
const TRIGGER = 'create trigger no_room before insert on categories for each row execute function no_room()'
/** On SQLite every new category needs more space than the existing pages have left. */
const GROW = 'create trigger grow after insert on categories begin insert into large values (zeroblob(100000)); end'

const PREPARE = {
  sqlite: async () => {
    await run(cms.payload, 'create table large (content blob)')
    await run(cms.payload, GROW)
  },
  postgres: () => run(cms.payload, REFUSE),
}
const FILL = {
  sqlite: async () => {
    await run(cms.payload, 'vacuum')
    const [{ page_count: pages } = {}] = await run(cms.payload, 'PRAGMA page_count')
    await run(cms.payload, `PRAGMA max_page_count = ${pages}`)
  },
  postgres: () => run(cms.payload, TRIGGER),
}
const MAKE_ROOM = {
  sqlite: () => run(cms.payload, 'PRAGMA max_page_count = 1000000'),
  postgres: () => run(cms.payload, 'drop trigger if exists no_room on categories'),
}

let minutes = 0
// The state of one test is over in the next.
beforeEach(() => {
  minutes += 1
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + minutes * 60_000)
  return () => {
    vi.useRealTimers()
  }
})

describe('a full disk', () => {
  beforeEach(async () => {
    await FILL[DATABASE]()
    return async () => {
      await MAKE_ROOM[DATABASE]()
      await run(cms.payload, 'delete from categories')
    }
  })

  test('our calls respond 503, with a time to retry', async () => {
    const response = await subscribe()
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('60')
    expect(await response.json()).toEqual({
      error: { code: 'unavailable', message: 'Nothing can be saved right now. Please try again later.' },
    })
  })

  test('the admin responds 503, and works again as soon as there is space', async () => {
    const category = { title: 'Soups', slug: 'soups', taxonomy: 'recipes' }
    const refused = await rest(viewers.editor, 'post', 'categories', category)
    expect(refused).toMatchObject({
      status: 503,
      json: { errors: [{ message: 'Nothing can be saved right now. Please try again later.' }] },
    })
    await MAKE_ROOM[DATABASE]()
    expect((await rest(viewers.editor, 'post', 'categories', category)).status).toBe(201)
    await FILL[DATABASE]()
  })

  test('health reports it while writes fail, and for 15 s after', async () => {
    expect(await databaseHealth(PLENTY)).toEqual({ database: DATABASE, problem: null })
    await expect(executeSql('a test', insert)).rejects.toMatchObject({ code: 'unavailable' })
    const response = await health()
    expect([response.status, await response.json()]).toEqual([
      503,
      expect.objectContaining({
        status: 'degraded',
        database: DATABASE,
        reason: expect.stringContaining('disk is full'),
      }),
    ])
    vi.setSystemTime(Date.now() + 15_001)
    expect(await databaseHealth(PLENTY)).toEqual({ database: DATABASE, problem: null })
  })
})

describe('health', () => {
  test('is ok while there is space', async () => {
    expect(await databaseHealth(PLENTY)).toEqual({ database: DATABASE, problem: null })
  })

  test('reports little space in the data folder before a write fails', async () => {
    expect(await databaseHealth(async () => 16 * 1024 ** 2 - 1)).toEqual({ database: DATABASE, problem: 'full' })
    expect(await databaseHealth(async () => 16 * 1024 ** 2)).toEqual({ database: DATABASE, problem: null })
  })

  test('does not fail where the system does not report the free space', async () => {
    expect(await databaseHealth(async () => null)).toEqual({ database: DATABASE, problem: null })
  })
})

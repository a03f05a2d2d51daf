import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Client } from '@libsql/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DATABASE, startTestCms, type TestCms } from '../support/data/cms'

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms()
})
afterAll(() => cms.stop())

const aCategory = (slug: string) => ({ title: slug, slug, taxonomy: 'recipes', order: 0 }) as const

test.runIf(DATABASE === 'sqlite')('closing writes the write-ahead log into the database', async () => {
  const log = `${fileURLToPath(new URL(cms.env.DATABASE_URL ?? ''))}-wal`
  await cms.payload.create({ collection: 'categories', data: aCategory('soup') })
  expect(statSync(log).size).toBeGreaterThan(0)
  await cms.payload.destroy()
  expect(existsSync(log) ? statSync(log).size : 0).toBe(0)
})

test.runIf(DATABASE === 'sqlite')(
  'closing succeeds while a statement of this process still holds a table',
  async () => {
    const { client } = cms.payload.db as unknown as { client: Client }
    vi.spyOn(client, 'executeMultiple').mockRejectedValueOnce(
      Object.assign(new Error('database table is locked'), { code: 'SQLITE_LOCKED' }),
    )
    const warn = vi.spyOn(cms.payload.logger, 'warn').mockReturnValue()
    await cms.payload.db.destroy?.()
    expect(warn).toHaveBeenCalledOnce()
  },
)

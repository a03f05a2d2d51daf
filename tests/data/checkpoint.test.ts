import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DATABASE, startTestCms, type TestCms } from '../support/data/cms'

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms()
})
afterAll(() => cms.stop())

test.runIf(DATABASE === 'sqlite')('closing folds the log of what was written into the database', async () => {
  const log = `${fileURLToPath(new URL(cms.env.DATABASE_URL ?? ''))}-wal`
  await cms.payload.create({
    collection: 'categories',
    data: { title: 'Soup', slug: 'soup', taxonomy: 'recipes', order: 0 },
  })
  expect(statSync(log).size).toBeGreaterThan(0)
  await cms.payload.destroy()
  expect(existsSync(log) ? statSync(log).size : 0).toBe(0)
})

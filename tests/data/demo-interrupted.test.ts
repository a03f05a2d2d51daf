import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { afterPictures } from '../support/data/after-pictures'
import { runChild } from '../support/data/child-process'
import { startTestCms, type TestCms } from '../support/data/cms'
import { snapshot } from '../support/data/snapshot'

const PICTURES = 3

let cms: TestCms
let empty: string[]
beforeAll(async () => {
  cms = await startTestCms()
  empty = await snapshot(cms.payload)
})
afterAll(() => cms.stop())

const files = () => readdirSync(join(cms.env.DATA_DIR ?? '', 'media')).sort()

test('after a load that was killed, the next start finds an empty system', { timeout: 120_000 }, async () => {
  const ended = await runChild('crash-while-loading.ts', cms.env, [String(PICTURES)])
  expect(ended).toMatchObject({ signal: 'SIGKILL' })
  expect(await snapshot(cms.payload)).toEqual(empty)
})

// The API tests start with all of it loaded, its catalogue checked, and sign in to every account.
test('the next load reuses the file names that the killed one left; when it fails too, it leaves no row', async () => {
  const { payload } = cms
  const left = files()
  expect(left.length).toBeGreaterThanOrEqual(PICTURES)
  afterPictures(payload, PICTURES, () => {
    throw new Error('The disk is full.')
  })
  const { loadDemo } = await import('../../demo/load')
  await expect(loadDemo(payload)).rejects.toThrow('The disk is full.')
  expect(files()).toEqual(left)
  expect(await snapshot(payload)).toEqual(empty)
})

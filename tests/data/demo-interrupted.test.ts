import { afterAll, beforeAll, expect, test } from 'vitest'
import { runChild } from '../support/data/child'
import { startTestCms, type TestCms } from '../support/data/cms'
import { snapshot } from '../support/data/snapshot'

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms()
})
afterAll(() => cms.stop())

test('DESIGN 8: killed while it loads the demo, the next start finds an empty system and loads all of it', {
  // Two loads, of two hundred pictures each: under a minute apiece where nothing else runs.
  timeout: 600_000,
}, async () => {
  const { payload, env } = cms
  const empty = await snapshot(payload)
  const ended = await runChild('./crash-while-loading.ts', env, ['7'])
  expect(ended).toMatchObject({ signal: 'SIGKILL' })
  expect(await snapshot(payload)).toEqual(empty)
  const { loadDemo } = await import('../../demo/load')
  const counts = await loadDemo(payload)
  for (const [collection, expected] of Object.entries(counts)) {
    const slug = (collection === 'people' ? 'users' : collection) as 'users'
    if (slug in payload.collections)
      expect(await payload.count({ collection: slug }), collection).toEqual({ totalDocs: expected })
  }
})

test('DESIGN 8: every demo account has the role and the plan of its name', async () => {
  const { docs } = await cms.payload.find({ collection: 'users', pagination: false, sort: 'username' })
  expect(docs.map(({ username, role }) => [username, role])).toEqual([
    ['administrator', 'administrator'],
    ['editor', 'editor'],
    ['free', 'member'],
    ['manager', 'manager'],
    ['organizer', 'organizer'],
    ['premium', 'member'],
    ['standard', 'member'],
  ])
})

test('DESIGN 5: the demo leaves the catalogue in step', async () => {
  const { findDrift } = await import('@/cms/catalogue-reconcile')
  expect(await findDrift(cms.payload)).toEqual([])
})

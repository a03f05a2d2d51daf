import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { startTestCms, type TestCms } from './cms'
import { exposeServerApi } from './server-api'

/**
 * A CMS for a file of tests about the catalogue: records the cache tags that would expire, checks after each test
 * that the rows match what is published, and deletes all content.
 */
export function setUpCatalogue() {
  let cms: TestCms
  let upkeep: typeof import('@/cms/catalogue-reconcile')
  const server = exposeServerApi()
  const { expire } = server

  beforeAll(async () => {
    cms = await startTestCms()
    upkeep = await import('@/cms/catalogue-reconcile')
  })
  afterAll(async () => {
    server.removeServerApi()
    await cms.stop()
  })
  beforeEach(() => {
    expire.mockClear()
  })
  afterEach(async () => {
    const { payload } = cms
    expect(await upkeep.findDrift(payload)).toEqual([])
    await payload.update({
      collection: 'pages',
      where: { parent: { exists: true } },
      data: { parent: null, _status: 'draft' },
    })
    for (const collection of ['recipes', 'posts', 'events', 'pages'] as const)
      await payload.delete({ collection, where: { id: { exists: true } } })
  })

  return {
    get payload() {
      return cms.payload
    },
    get upkeep() {
      return upkeep
    },
    expire,
    asPage: server.asPage,
    /** Tags that were expired, in order. */
    expired: () => expire.mock.calls.flatMap(([tags]) => tags),
    async rowOf(databaseId: number | null | undefined) {
      const { docs } = await cms.payload.find({
        collection: 'catalogue',
        where: { databaseId: { equals: databaseId } },
        depth: 0,
      })
      return docs[0] ?? null
    },
    /** All addresses, sorted. */
    async addresses() {
      const { docs } = await cms.payload.find({ collection: 'catalogue', depth: 0, sort: 'uri', pagination: false })
      return docs.map(({ uri }) => uri)
    },
  }
}

import fc from 'fast-check'
import { APIError, type CollectionSlug, type Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aCatalogueModel, commands } from '../support/data/catalogue-commands'
import { startTestCms, type TestCms } from '../support/data/cms'

const RUNS = 12
const COMMANDS = 20

let cms: TestCms
let upkeep: typeof import('@/cms/catalogue-reconcile')
beforeAll(async () => {
  cms = await startTestCms()
  upkeep = await import('@/cms/catalogue-reconcile')
})
afterAll(() => cms.stop())
afterEach(() => empty(cms.payload))

async function empty(payload: Payload): Promise<void> {
  await payload.update({
    collection: 'pages',
    where: { parent: { exists: true } },
    data: { parent: null, _status: 'draft' },
  })
  for (const collection of ['pages', 'recipes', 'posts', 'categories', 'payload-jobs'] as CollectionSlug[]) {
    await payload.delete({ collection, where: { id: { exists: true } } })
  }
}

async function databaseIds(payload: Payload): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const collection of ['pages', 'recipes', 'posts'] as const) {
    const { docs } = await payload.find({ collection, pagination: false, depth: 0, select: { databaseId: true } })
    for (const { id, databaseId } of docs) {
      if (typeof databaseId !== 'number') throw new Error(`${collection} ${id} has no databaseId`)
      found.set(`${collection} ${id}`, databaseId)
    }
  }
  return found
}

test('after any sequence of editors’ changes, the catalogue matches what is published and no databaseId is reused', {
  timeout: 170_000,
}, async () => {
  const { payload } = cms
  /** The owner of each number; never cleared, so that a reused number shows. */
  const holders = new Map<number, string>()
  const numbers = new Map<string, number>()
  const run = fc.asyncProperty(fc.array(commands, { minLength: 5, maxLength: COMMANDS }), async (list) => {
    const model = await aCatalogueModel(payload)
    const started = Date.now()
    for (const { run: act } of list) {
      try {
        await act(payload, model)
      } catch (error) {
        // Rejected: a taken address, a parent that is needed. The catalogue must not have changed either.
        if (!(error instanceof APIError) || error.status >= 500) throw error
      }
      expect(await upkeep.findDrift(payload)).toEqual([])
      for (const [item, databaseId] of await databaseIds(payload)) {
        const holder = `${started} ${item}`
        expect(holders.get(databaseId) ?? holder).toBe(holder)
        expect(numbers.get(holder) ?? databaseId).toBe(databaseId)
        holders.set(databaseId, holder)
        numbers.set(holder, databaseId)
      }
    }
  })
  await fc.assert(
    run.afterEach(() => empty(payload)),
    { numRuns: RUNS, endOnFailure: true },
  )
})

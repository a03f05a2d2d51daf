// Also on PostgreSQL: lists of two tabs are merged in one statement.
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '@/platform/session/viewer.server'
import { anEntry } from '@/rules/shopping-list/entry-builder'
import { startTestCms, type TestCms } from '../support/data/cms'
import { aMember, VISITOR } from '../support/data/members'
import { sql } from '../support/data/sql'

let cms: TestCms
let payload: Payload
let calls: typeof import('@/features/shopping-list/synced-list.server')
beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  // Imported here because it loads the CMS, which reads the environment.
  calls = await import('@/features/shopping-list/synced-list.server')
})
afterAll(() => cms.stop())

const onion = anEntry({ id: '1:onion' })
const rice = anEntry({ id: '1:rice', name: 'Rice "à la" \'x\'; drop', note: '{"json": [1]}' })
const own = anEntry({ id: 'own:x', recipeId: null, recipeTitle: '' })

const save = (viewer: Viewer, version: number, entries = [onion]) =>
  calls.saveSyncedList(viewer, { keep: true, version, entries })

describe('a shopping list that is saved in the account', () => {
  test('does not exist before its member turns it on', async () => {
    const { viewer } = await aMember(payload, 'ana')
    expect(await calls.syncedList(viewer)).toEqual({ kept: false, version: 0, entries: [] })
  })

  test('is on every device, in its order, with all its texts', async () => {
    const { viewer } = await aMember(payload, 'ben')
    const list = { kept: true, version: 1, entries: [rice, own, onion] }
    expect(await save(viewer, 0, [rice, own, onion])).toEqual({ conflict: false, list })
    expect(await calls.syncedList(viewer)).toEqual(list)
    expect(await save(viewer, 1, [])).toEqual({ conflict: false, list: { kept: true, version: 2, entries: [] } })
  })

  test('is not visible to other members', async () => {
    const [cleo, dora] = [await aMember(payload, 'cleo'), await aMember(payload, 'dora')]
    await save(cleo.viewer, 0)
    expect(await calls.syncedList(dora.viewer)).toMatchObject({ kept: false, entries: [] })
  })

  test('a write to an old version changes nothing, and gets the other device’s list', async () => {
    const { viewer } = await aMember(payload, 'elif')
    await save(viewer, 0, [onion])
    await save(viewer, 1, [onion, rice])
    const theirs = { kept: true, version: 2, entries: [onion, rice] }
    expect(await save(viewer, 1, [own])).toEqual({ conflict: true, list: theirs })
    expect(await save(viewer, 0, [own])).toEqual({ conflict: true, list: theirs })
    expect(await save(viewer, 9, [own])).toEqual({ conflict: true, list: theirs })
    expect(await calls.syncedList(viewer)).toEqual(theirs)
  })

  test('of twenty writes at once one succeeds', async () => {
    const { viewer } = await aMember(payload, 'finn')
    const first = await Promise.all(Array.from({ length: 20 }, () => save(viewer, 0)))
    expect(first.filter(({ conflict }) => !conflict)).toHaveLength(1)
    const second = await Promise.all(Array.from({ length: 20 }, () => save(viewer, 1)))
    expect(second.filter(({ conflict }) => !conflict)).toHaveLength(1)
    expect(await calls.syncedList(viewer)).toMatchObject({ version: 2 })
  })

  test('turned off, it is deleted, and a write of another device changes nothing', async () => {
    const { id, viewer } = await aMember(payload, 'gil')
    await save(viewer, 0, [rice])
    expect(await calls.saveSyncedList(viewer, { keep: false })).toEqual({
      conflict: false,
      list: { kept: false, version: 2, entries: [] },
    })
    expect(await calls.syncedList(viewer)).toEqual({ kept: false, version: 2, entries: [] })
    expect(JSON.stringify(await sql(payload, `select * from shopping_lists where member_id = ${id}`))).not.toContain(
      'Rice',
    )
    expect(await save(viewer, 1)).toEqual({ conflict: true, list: { kept: false, version: 2, entries: [] } })
    expect(await save(viewer, 2)).toMatchObject({ conflict: true })
  })

  test('turned on again, it rejects the version of before', async () => {
    const { viewer } = await aMember(payload, 'hana')
    await save(viewer, 0)
    await calls.saveSyncedList(viewer, { keep: false })
    expect(await save(viewer, 0, [own])).toEqual({ conflict: false, list: { kept: true, version: 3, entries: [own] } })
    expect(await save(viewer, 1)).toMatchObject({ conflict: true })
  })

  test('turning it off where there is none is no error', async () => {
    const { viewer } = await aMember(payload, 'ines')
    expect(await calls.saveSyncedList(viewer, { keep: false })).toEqual({
      conflict: false,
      list: { kept: false, version: 0, entries: [] },
    })
  })

  test('an invalid entry is left out, the others stay', async () => {
    const { id, viewer } = await aMember(payload, 'jon')
    await save(viewer, 0)
    const stored = JSON.stringify([{ id: 'old' }, onion]).replaceAll("'", "''")
    await sql(payload, `update shopping_lists set entries = '${stored}' where member_id = ${id}`)
    expect((await calls.syncedList(viewer)).entries).toEqual([onion])
  })

  test('is deleted with its member', async () => {
    const { id, viewer } = await aMember(payload, 'kim')
    await save(viewer, 0)
    await payload.delete({ collection: 'users', id })
    expect(await sql(payload, `select id from shopping_lists where member_id = ${id}`)).toEqual([])
  })

  test('a visitor has none', async () => {
    await expect(calls.syncedList(VISITOR)).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})

describe('the body that a browser may send', () => {
  const reads = (body: unknown) => calls.listBody.safeParse(body).success
  const list = (...entries: unknown[]) => ({ keep: true, version: 0, entries })

  test('is a list, or that none is to be saved', () => {
    expect([reads(list(onion, own)), reads({ keep: false })]).toEqual([true, true])
  })

  test.each([
    ['no version', { keep: true, entries: [] }],
    ['a version below zero', { keep: true, version: -1, entries: [] }],
    ['nothing', {}],
    ['another field', list({ ...onion, admin: true })],
    ['a field less', list({ id: 'x' })],
    ['an empty name', list({ ...onion, name: '' })],
    ['a long name', list({ ...onion, name: 'x'.repeat(201) })],
    ['a text for a mark', list({ ...onion, checked: 'yes' })],
    ['one id twice', list(onion, onion)],
    ['more than three hundred', list(...Array.from({ length: 301 }, (_, index) => anEntry({ id: `${index}` })))],
  ])('%s is rejected', (_what, body) => {
    expect(reads(body)).toBe(false)
  })
})

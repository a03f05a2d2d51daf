import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ShoppingEntry } from '@/rules/shopping-list/entry'
import { anEntry } from '@/rules/shopping-list/entry-builder'
import { fetchSyncedList, requestSyncOff, sendListAs } from './list-requests'
import { pushList, type SendList, type ServerList } from './push-list'

afterEach(() => vi.unstubAllGlobals())

/** A server with one list, which behaves like the call. */
function createServer(kept = true) {
  let list: ServerList = { kept, version: 1, entries: [] }
  const send: SendList = async (version, entries) => {
    if (version !== list.version || !list.kept) return { conflict: true, list }
    list = { kept: true, version: version + 1, entries: [...entries] }
    return { conflict: false, list }
  }
  return { send, list: () => list }
}

const entriesOf = (list: ServerList | 'rejected' | null) => (list as ServerList).entries
const ids = (entries: readonly ShoppingEntry[]) => entries.map(({ id }) => id).sort()

describe('a list synced between two devices', () => {
  test('has the offline additions of both, anyone who syncs first', async () => {
    const { list, send } = createServer()
    await pushList({ base: [], mine: [anEntry({ id: 'a' })], version: 1 }, send)
    const second = await pushList({ base: [], mine: [anEntry({ id: 'b' })], version: 1 }, send)
    expect(ids(entriesOf(second))).toEqual(['a', 'b'])
    expect(second).toEqual(list())
  })

  test('loses nothing offline: the next attempt continues', async () => {
    expect(await pushList({ base: [], mine: [anEntry({ id: 'a' })], version: 1 }, async () => null)).toBeNull()
  })

  test('switched off, leaves each device its own list', async () => {
    const mine = [anEntry({ id: 'a' })]
    expect(await pushList({ base: [], mine, version: 1 }, createServer(false).send)).toMatchObject({
      kept: false,
      entries: mine,
    })
  })

  test('gives up after repeated conflicts', async () => {
    const send = vi.fn<SendList>(async (version) => ({
      conflict: true,
      list: { kept: true, version: version + 1, entries: [] },
    }))
    expect(await pushList({ base: [], mine: [], version: 1 }, send)).toBeNull()
    expect(send).toHaveBeenCalledTimes(5)
  })

  test('drops bought items first when it is too long', async () => {
    const many = (from: number, more = {}) =>
      Array.from({ length: 200 }, (_, index) => anEntry({ id: `${from + index}`, ...more }))
    const { list, send } = createServer()
    await pushList({ base: [], mine: many(0, { checked: true }), version: 1 }, send)
    await pushList({ base: [], mine: many(200), version: 1 }, send)
    expect(list().entries).toHaveLength(300)
    expect(list().entries.filter(({ checked }) => !checked)).toHaveLength(200)
  })

  test('is not sent again after a rejection', async () => {
    const send = vi.fn<SendList>(async () => 'rejected')
    expect(await pushList({ base: [], mine: [], version: 1 }, send)).toBe('rejected')
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('converges for any changes of two devices, once both have synced', async () => {
    const list = fc.subarray(['a', 'b', 'c', 'd']).map((all) => all.map((id) => anEntry({ id })))
    await fc.assert(
      fc.asyncProperty(list, list, async (one, two) => {
        const { list: kept, send } = createServer()
        await pushList({ base: [], mine: one, version: 1 }, send)
        const second = await pushList({ base: [], mine: two, version: 1 }, send)
        const first = await pushList({ base: one, mine: one, version: 2 }, send)
        expect(ids(entriesOf(first))).toEqual(ids(entriesOf(second)))
        expect(kept()).toEqual(first)
      }),
    )
  })
})

describe('the call for synced lists', () => {
  const stubResponse = (status: number, body: unknown) =>
    vi.stubGlobal('fetch', async () => Response.json(body, { status }))
  const kept = { kept: true, version: 2, entries: [] }

  test('returns the saved list, or the conflicting one', async () => {
    stubResponse(200, kept)
    expect(await sendListAs(7)(1, [])).toEqual({ conflict: false, list: kept })
    stubResponse(409, { error: { code: 'conflict' }, list: kept })
    expect(await sendListAs(7)(1, [])).toEqual({ conflict: true, list: kept })
  })

  test('is read, and throws on failure', async () => {
    stubResponse(200, { ...kept, userId: 7 })
    expect(await fetchSyncedList(7)).toEqual(kept)
    expect(await fetchSyncedList(8)).toBeNull()
    stubResponse(500, {})
    await expect(fetchSyncedList(7)).rejects.toThrow('Failed to fetch shopping list')
  })

  test.each([400, 403, 413])('a status of %i is a rejection', async (status) => {
    stubResponse(status, {})
    expect(await sendListAs(7)(1, [])).toBe('rejected')
  })

  test('names the user of the list', async () => {
    const requests: unknown[] = []
    vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
      requests.push(JSON.parse(`${init.body}`))
      return Response.json(kept)
    })
    await sendListAs(7)(2, [])
    await requestSyncOff(7)
    expect(requests).toEqual([
      { keep: true, version: 2, entries: [], userId: 7 },
      { keep: false, userId: 7 },
    ])
  })

  test('returns null on any other failure', async () => {
    stubResponse(500, {})
    expect([await sendListAs(7)(1, []), await requestSyncOff(7)]).toEqual([null, false])
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))
    expect([await sendListAs(7)(1, []), await requestSyncOff(7)]).toEqual([null, false])
    stubResponse(200, {})
    expect(await requestSyncOff(7)).toBe(true)
  })
})

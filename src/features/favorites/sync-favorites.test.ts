import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aUser, fakeWindow } from '@/platform/session/testing/a-session'

let storage: ReturnType<typeof fakeWindow>
/** The channel of another tab. */
let otherTab: BroadcastChannel
beforeEach(() => {
  vi.resetModules()
  storage = fakeWindow()
  const listening = { addEventListener: vi.fn(), removeEventListener: vi.fn() }
  vi.stubGlobal('window', { sessionStorage: storage, ...listening })
  otherTab = new BroadcastChannel('ebs-favorites')
})
let stopSync = () => {}
afterEach(() => {
  stopSync()
  otherTab.close()
  vi.unstubAllGlobals()
})

/** A tab of member 7 that is subscribed. */
async function openTab() {
  vi.stubGlobal('fetch', async () => Response.json({ user: aUser({ id: 7 }) }))
  const { session } = await import('@/platform/session/session-state')
  const { persistEntries, newQueryClient } = await import('@/platform/session/page-query-client')
  const { personalKey } = await import('@/platform/session/personal-data')
  const { syncFavorites } = await import('./sync-favorites')
  const client = newQueryClient()
  persistEntries(client)
  stopSync = syncFavorites(client)
  await session.lookUp()
  return { client, queryKey: personalKey('favourites', 7) }
}

const stored = () => (JSON.parse(String(storage.getItem('ebs-session:favourites:7'))) as { data: unknown } | null)?.data
const MESSAGE = { userId: 7, postId: 16, favorite: true }

describe('two tabs of one browser show the same favorites', () => {
  test('a change in another tab is shown, and stored for the next page', async () => {
    const { client, queryKey } = await openTab()
    client.setQueryData(queryKey, [3])
    otherTab.postMessage(MESSAGE)
    await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual([16, 3]))
    expect(stored()).toEqual([16, 3])
    otherTab.postMessage({ ...MESSAGE, favorite: false })
    await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual([3]))
  })

  test('a tab without favorites on show updates what it has stored', async () => {
    await openTab()
    storage.setItem('ebs-session:favourites:7', JSON.stringify({ data: [3], updatedAtMs: 5 }))
    otherTab.postMessage(MESSAGE)
    await vi.waitFor(() => expect(stored()).toEqual([16, 3]))
  })

  test('a tab without any data still fetches them', async () => {
    const { client, queryKey } = await openTab()
    otherTab.postMessage(MESSAGE)
    otherTab.postMessage({ ...MESSAGE, userId: 8 })
    const received = new Promise((resolve) => {
      const echo = new BroadcastChannel('ebs-favorites')
      echo.addEventListener('message', () => {
        echo.close()
        resolve(null)
      })
    })
    otherTab.postMessage(MESSAGE)
    await received
    expect(client.getQueryData(queryKey)).toBeUndefined()
    expect(stored()).toBeUndefined()
  })

  test('a fetch in flight during a change gets the change too', async () => {
    const { client, queryKey } = await openTab()
    storage.setItem('ebs-session:favourites:7', JSON.stringify({ data: [3], updatedAtMs: 5 }))
    let answer: (favoriteIds: number[]) => void = () => {}
    const fetched = client.fetchQuery({
      queryKey,
      queryFn: () =>
        new Promise<number[]>((resolve) => {
          answer = resolve
        }),
    })
    otherTab.postMessage(MESSAGE)
    await vi.waitFor(() => expect(stored()).toEqual([16, 3]))
    answer([3])
    await fetched
    await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual([16, 3]))
  })
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aUser, fakeWindow } from '@/features/session/testing/a-session'

let storage: ReturnType<typeof fakeWindow>
/** The channel of another tab. */
let other: BroadcastChannel
beforeEach(() => {
  vi.resetModules()
  storage = fakeWindow()
  const listening = { addEventListener: vi.fn(), removeEventListener: vi.fn() }
  vi.stubGlobal('window', { sessionStorage: storage, ...listening })
  other = new BroadcastChannel('ebs-hearts')
})
let end = () => {}
afterEach(() => {
  end()
  other.close()
  vi.unstubAllGlobals()
})

/** A tab of the member 7 that listens. */
async function aTab() {
  vi.stubGlobal('fetch', async () => Response.json({ user: aUser({ id: 7 }) }))
  const { session } = await import('@/features/session/session-state')
  const { persistEntries, newQueryClient, personalKey } = await import('@/features/session/personal-data')
  const { keepUp } = await import('./keep-up')
  const client = newQueryClient()
  persistEntries(client)
  end = keepUp(client)
  await session.lookUp()
  return { client, queryKey: personalKey('favourites', 7) }
}

const stored = () => (JSON.parse(String(storage.getItem('ebs-session:favourites:7'))) as { data: unknown } | null)?.data
const NEWS = { userId: 7, postId: 16, favorite: true }

describe('DESIGN 7: two tabs of one browser agree', () => {
  test('a heart of another tab shows, and is kept for the next page', async () => {
    const { client, queryKey } = await aTab()
    client.setQueryData(queryKey, [3])
    other.postMessage(NEWS)
    await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual([16, 3]))
    expect(stored()).toEqual([16, 3])
    other.postMessage({ ...NEWS, favorite: false })
    await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual([3]))
  })

  test('a tab that shows none follows in what it has stored', async () => {
    await aTab()
    storage.setItem('ebs-session:favourites:7', JSON.stringify({ data: [3], updatedAtMs: 5 }))
    other.postMessage(NEWS)
    await vi.waitFor(() => expect(stored()).toEqual([16, 3]))
  })

  test('a tab that never had any goes on asking the server', async () => {
    const { client, queryKey } = await aTab()
    other.postMessage(NEWS)
    other.postMessage({ ...NEWS, userId: 8 })
    const heard = new Promise((resolve) => {
      const echo = new BroadcastChannel('ebs-hearts')
      echo.addEventListener('message', () => {
        echo.close()
        resolve(null)
      })
    })
    other.postMessage(NEWS)
    await heard
    expect(client.getQueryData(queryKey)).toBeUndefined()
    expect(stored()).toBeUndefined()
  })

  test('a list that was on its way when a heart changed knows of it too', async () => {
    const { client, queryKey } = await aTab()
    storage.setItem('ebs-session:favourites:7', JSON.stringify({ data: [3], updatedAtMs: 5 }))
    let answer: (hearts: number[]) => void = () => {}
    const fetched = client.fetchQuery({
      queryKey,
      queryFn: () =>
        new Promise<number[]>((resolve) => {
          answer = resolve
        }),
    })
    other.postMessage(NEWS)
    await vi.waitFor(() => expect(stored()).toEqual([16, 3]))
    answer([3])
    await fetched
    await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual([16, 3]))
  })
})

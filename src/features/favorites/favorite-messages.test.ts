import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FavoriteMessage } from './favorite-messages'

/** The channel of another tab. */
let otherTab: BroadcastChannel
beforeEach(() => {
  vi.resetModules()
  otherTab = new BroadcastChannel('ebs-favorites')
})
afterEach(() => otherTab.close())

const MESSAGE: FavoriteMessage = { userId: 7, postId: 16, favorite: true }

test('a favorite changed in one tab is announced in the other', async () => {
  const { broadcastFavorite } = await import('./favorite-messages')
  const received = new Promise((resolve) =>
    otherTab.addEventListener('message', ({ data }) => resolve(data), { once: true }),
  )
  broadcastFavorite(MESSAGE)
  expect(await received).toEqual(MESSAGE)
})

test('other messages are ignored, and all of them after unsubscribing', async () => {
  const { subscribeToFavorites } = await import('./favorite-messages')
  const received: FavoriteMessage[] = []
  const unsubscribe = subscribeToFavorites((message) => received.push(message))
  for (const odd of ['signed-out', null, { userId: '7' }, { ...MESSAGE, favorite: 1 }]) otherTab.postMessage(odd)
  otherTab.postMessage(MESSAGE)
  await vi.waitFor(() => expect(received).toEqual([MESSAGE]))
  unsubscribe()
  const { subscribeToFavorites: again } = await import('./favorite-messages')
  const later: FavoriteMessage[] = []
  const unsubscribeLater = again((message) => later.push(message))
  otherTab.postMessage({ ...MESSAGE, favorite: false })
  await vi.waitFor(() => expect(later).toHaveLength(1))
  unsubscribeLater()
  expect(received).toEqual([MESSAGE])
})

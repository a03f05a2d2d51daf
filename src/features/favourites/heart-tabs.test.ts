import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HeartNews } from './heart-tabs'

/** The channel of another tab. */
let other: BroadcastChannel
beforeEach(() => {
  vi.resetModules()
  other = new BroadcastChannel('ebs-hearts')
})
afterEach(() => other.close())

const NEWS: HeartNews = { userId: 7, postId: 16, favorite: true }

test('a heart of one tab is heard in the other', async () => {
  const { tellHeart } = await import('./heart-tabs')
  const heard = new Promise((resolve) => other.addEventListener('message', ({ data }) => resolve(data), { once: true }))
  tellHeart(NEWS)
  expect(await heard).toEqual(NEWS)
})

test('what is no such news is not heard, and nothing after the end', async () => {
  const { hearHearts } = await import('./heart-tabs')
  const heard: HeartNews[] = []
  const end = hearHearts((news) => heard.push(news))
  for (const odd of ['signed-out', null, { userId: '7' }, { ...NEWS, favorite: 1 }]) other.postMessage(odd)
  other.postMessage(NEWS)
  await vi.waitFor(() => expect(heard).toEqual([NEWS]))
  end()
  const { hearHearts: again } = await import('./heart-tabs')
  const later: HeartNews[] = []
  const endLater = again((news) => later.push(news))
  other.postMessage({ ...NEWS, favorite: false })
  await vi.waitFor(() => expect(later).toHaveLength(1))
  endLater()
  expect(heard).toEqual([NEWS])
})

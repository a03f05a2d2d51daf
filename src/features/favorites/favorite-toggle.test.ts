import { describe, expect, test, vi } from 'vitest'
import { createFavoriteToggle } from './favorite-toggle'

/** A page with a server whose responses wait until the test releases them. */
function aPage({ shown = [], onServer = shown }: { shown?: number[]; onServer?: number[] } = {}) {
  let favoriteIds: readonly number[] = shown
  const server = new Set(onServer)
  const waiting: (() => void)[] = []
  let online = true
  const send = vi.fn(async (postId: number) => {
    await new Promise<void>((go) => waiting.push(go))
    if (!online) return null
    if (!server.delete(postId)) server.add(postId)
    return server.has(postId)
  })
  const show = (next: readonly number[]) => {
    favoriteIds = next
  }
  const onSaved = vi.fn()
  const toggle = createFavoriteToggle({ currentIds: () => favoriteIds, send, show, onSaved })
  const answerAll = async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      waiting.shift()?.()
      await Promise.resolve()
      await Promise.resolve()
    }
  }
  return {
    toggle,
    send,
    onSaved,
    answerAll,
    shown: () => favoriteIds,
    server: () => [...server],
    goOffline: () => {
      online = false
    },
  }
}

describe('a favorite toggles at once, and is rolled back on failure', () => {
  test('it is shown before the server has responded, and stays', async () => {
    const page = aPage()
    const done = page.toggle(7)
    expect(page.shown()).toEqual([7])
    await page.answerAll()
    expect([await done, page.shown(), page.server()]).toEqual([true, [7], [7]])
  })

  test('it is rolled back if the server is unreachable', async () => {
    const page = aPage({ shown: [7] })
    page.goOffline()
    const done = page.toggle(7)
    expect(page.shown()).toEqual([])
    await page.answerAll()
    expect([await done, page.shown()]).toEqual([false, [7]])
  })

  test.each([2, 3, 10, 11])('%i fast clicks end with the last one, with few requests', async (clicks) => {
    const page = aPage()
    const done = Array.from({ length: clicks }, () => page.toggle(7))
    await page.answerAll()
    expect(await Promise.all(done)).toEqual(done.map(() => true))
    expect([page.shown(), page.server()]).toEqual(clicks % 2 === 1 ? [[7], [7]] : [[], []])
    expect(page.send.mock.calls.length).toBeLessThanOrEqual(2)
  })

  test('a change on another device does not invert the chosen state', async () => {
    const page = aPage({ shown: [], onServer: [7] })
    const done = page.toggle(7)
    await page.answerAll()
    expect([await done, page.shown(), page.server()]).toEqual([true, [7], [7]])
  })

  test('a failure rolls back only its own item', async () => {
    const page = aPage()
    const one = page.toggle(1)
    await page.answerAll()
    page.goOffline()
    const two = page.toggle(2)
    await page.answerAll()
    expect([await one, await two, page.shown()]).toEqual([true, false, [1]])
  })

  test('several clicks report one failure', async () => {
    const page = aPage()
    const failed = vi.fn()
    for (let click = 0; click < 3; click += 1) void page.toggle(7, failed)
    await page.answerAll()
    expect([page.onSaved.mock.calls, failed.mock.calls.length]).toEqual([[[7]], 0])
    page.goOffline()
    for (let click = 0; click < 3; click += 1) void page.toggle(7, failed)
    await page.answerAll()
    expect([page.onSaved.mock.calls.length, failed.mock.calls.length]).toEqual([1, 1])
  })

  test('it can be toggled again after a failure', async () => {
    const page = aPage()
    page.send.mockResolvedValueOnce(null)
    expect(await page.toggle(7)).toBe(false)
    const again = page.toggle(7)
    await page.answerAll()
    expect([await again, page.shown()]).toEqual([true, [7]])
  })
})

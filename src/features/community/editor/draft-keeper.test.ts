import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDraftKeeper } from './draft-keeper'
import type { DraftContent, StoredDraft } from './draft-storage'

const titled = (title: string): DraftContent => ({ title, board: '', body: null })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aKeeper(canStore = true) {
  const requests: { content: DraftContent; id: number | null; answer(id: number | null | undefined): void }[] = []
  const states: string[] = []
  const device: { stored: StoredDraft | null } = { stored: null }
  const keeper = createDraftKeeper({
    delayMs: 1_000,
    send: (content, id) => new Promise((answer) => requests.push({ content, id, answer })),
    device: {
      write(draft) {
        if (canStore) device.stored = draft
        return canStore
      },
      remove() {
        device.stored = null
      },
    },
    onState: (state) => states.push(state),
  })
  return { keeper, requests, states, device }
}
const settled = () => vi.advanceTimersByTimeAsync(0)

describe('a draft', () => {
  test('is on the device at once, and on the server after a pause; then the device forgets it', async () => {
    const { device, keeper, requests, states } = aKeeper()
    keeper.change(titled('a'))
    keeper.change(titled('ab'))
    expect(device.stored).toEqual({ content: titled('ab'), id: null })
    await vi.advanceTimersByTimeAsync(999)
    expect(requests).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(requests.map(({ content, id }) => [content.title, id])).toEqual([['ab', null]])
    requests[0]?.answer(5)
    await settled()
    expect([device.stored, states.at(-1), keeper.id()]).toEqual([null, 'saved', 5])
  })

  test('is changed under its number; what is typed during a request follows it', async () => {
    const { device, keeper, requests } = aKeeper()
    keeper.change(titled('a'))
    void keeper.save()
    keeper.change(titled('ab'))
    requests[0]?.answer(5)
    await settled()
    expect(requests.map(({ content, id }) => [content.title, id])).toEqual([
      ['a', null],
      ['ab', 5],
    ])
    expect(device.stored).not.toBeNull()
    requests[1]?.answer(5)
    await settled()
    expect(device.stored).toBeNull()
  })

  test.each([
    [true, 'on-device'],
    [false, 'failed'],
  ])('that the server does not get is kept on the device: %s', async (canStore, state) => {
    const { keeper, requests, states } = aKeeper(canStore)
    keeper.change(titled('a'))
    void keeper.save()
    requests[0]?.answer(undefined)
    await settled()
    expect(states.at(-1)).toBe(state)
    void keeper.save()
    await settled()
    expect(requests).toHaveLength(2)
  })

  test('that was posted is not saved again, even by a request under way', async () => {
    const { device, keeper, requests, states } = aKeeper()
    keeper.change(titled('a'))
    void keeper.save()
    const paused = keeper.pause()
    requests[0]?.answer(5)
    expect(await paused).toBe(5)
    keeper.change(titled('late'))
    keeper.end()
    await vi.advanceTimersByTimeAsync(5_000)
    expect([requests.length, device.stored, states.at(-1), keeper.id()]).toEqual([1, null, 'idle', null])
  })

  test('that is restored is sent only if the server does not have it', async () => {
    const { keeper, requests } = aKeeper()
    keeper.restore(titled('a'), 5, true)
    void keeper.save()
    await settled()
    expect(requests).toEqual([])
    keeper.restore(titled('b'), 5, false)
    await settled()
    expect(requests.map(({ content, id }) => [content.title, id])).toEqual([['b', 5]])
  })
})

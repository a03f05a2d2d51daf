import { describe, expect, test, vi } from 'vitest'
import { createRatingSender, type RatingResult } from './rating-sender'

/** A sender whose requests the test resolves, in order. */
function createTestSender() {
  const requests: { rating: number; answer(ok: boolean): void }[] = []
  const shown: number[] = []
  const onRated = vi.fn<(rated: RatingResult) => void>()
  const onFailed = vi.fn<() => void>()
  const rate = createRatingSender({
    send: (rating) =>
      new Promise((settle) => {
        requests.push({ rating, answer: (ok) => settle(ok ? { rating, average: rating, count: 1 } : null) })
      }),
    show: (rating) => shown.push(rating),
    onRated,
    onFailed,
  })
  return { requests, onFailed, onRated, rate, shown }
}

describe("a member's stars", () => {
  test('show at once, and are sent', async () => {
    const { requests, onFailed, onRated, rate, shown } = createTestSender()
    const done = rate(4, 0)
    expect([shown, requests.map(({ rating }) => rating)]).toEqual([[4], [4]])
    requests[0]?.answer(true)
    await done
    expect(onFailed).not.toHaveBeenCalled()
    expect(onRated.mock.calls).toEqual([[{ rating: 4, average: 4, count: 1 }]])
  })

  test('are rolled back on failure', async () => {
    const { requests, onFailed, onRated, rate, shown } = createTestSender()
    const done = rate(4, 2)
    requests[0]?.answer(false)
    await done
    expect(shown).toEqual([4, 2])
    expect(onFailed).toHaveBeenCalledTimes(1)
    expect(onRated).not.toHaveBeenCalled()
  })

  test('of many clicks the last counts, one request at a time', async () => {
    const { requests, rate, shown } = createTestSender()
    const done = [rate(1, 0), rate(2, 1), rate(5, 2)]
    expect(requests).toHaveLength(1)
    requests[0]?.answer(true)
    await vi.waitFor(() => expect(requests.map(({ rating }) => rating)).toEqual([1, 5]))
    requests[1]?.answer(true)
    await Promise.all(done)
    expect(shown).toEqual([1, 2, 5])
  })

  test('are rolled back to what the server last accepted', async () => {
    const { requests, onFailed, rate, shown } = createTestSender()
    const done = rate(3, 0)
    void rate(5, 3)
    requests[0]?.answer(true)
    await vi.waitFor(() => expect(requests).toHaveLength(2))
    requests[1]?.answer(false)
    await done
    expect(onFailed).toHaveBeenCalledTimes(1)
    expect(shown).toEqual([3, 5, 3])
  })

  test('can be set again after a failure', async () => {
    const { requests, onRated, rate } = createTestSender()
    const first = rate(4, 0)
    requests[0]?.answer(false)
    await first
    const second = rate(4, 0)
    requests[1]?.answer(true)
    await second
    expect(onRated).toHaveBeenCalledTimes(1)
  })
})

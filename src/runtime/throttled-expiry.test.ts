import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bridge } from './bridge'
import { expireThrottled } from './throttled-expiry'

const expire = vi.fn<(tags: readonly string[]) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  expire.mockClear()
  bridge().server = { expire } as never
})
afterEach(() => {
  // No timer may be left for the next test.
  vi.advanceTimersByTime(20_000)
  bridge().server = undefined
  vi.useRealTimers()
})

test('a rating invalidates the page at once', () => {
  expireThrottled('ratings:1')
  expect(expire.mock.calls).toEqual([[['ratings:1']]])
})

test('a hundred ratings of a recipe within ten seconds expire its page twice: at the first one, and after the last', () => {
  for (let turn = 0; turn < 200; turn += 1) expireThrottled(`ratings:${turn % 2}`)
  expect(expire.mock.calls).toEqual([[['ratings:0']], [['ratings:1']]])
  vi.advanceTimersByTime(9_999)
  expect(expire).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1)
  expect(expire.mock.calls.slice(2)).toEqual([[['ratings:0']], [['ratings:1']]])
})

test('pages expire once in ten seconds at most; after a pause a rating invalidates at once again', () => {
  for (let second = 0; second < 30; second += 1) {
    expireThrottled('ratings:1')
    vi.advanceTimersByTime(1_000)
  }
  expect(expire).toHaveBeenCalledTimes(4)
  vi.advanceTimersByTime(10_000)
  expireThrottled('ratings:1')
  expect(expire).toHaveBeenCalledTimes(5)
})

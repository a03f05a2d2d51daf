import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shared } from '@/server/shared'
import { expireSoon } from './expire-soon'

const expire = vi.fn<(tags: readonly string[]) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  expire.mockClear()
  shared().server = { expire } as never
})
afterEach(() => {
  shared().server = undefined
  vi.useRealTimers()
})

test('two hundred ratings within ten seconds expire their pages once', () => {
  for (let turn = 0; turn < 200; turn += 1) expireSoon(`ratings:${turn % 2}`)
  expect(expire).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(expire.mock.calls).toEqual([[['ratings:0', 'ratings:1']]])
})

test('a later rating is seen ten seconds later', () => {
  expireSoon('ratings:1')
  vi.advanceTimersByTime(10_000)
  expireSoon('ratings:1')
  vi.advanceTimersByTime(9_999)
  expect(expire).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(expire).toHaveBeenCalledTimes(2)
})

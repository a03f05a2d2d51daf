import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryCounter } from './memory-counter.server'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] }))
afterEach(() => vi.useRealTimers())

describe('counting in memory', () => {
  test('keeps 1,000 keys after 100,000 addresses, and no timers', () => {
    const counter = memoryCounter({ windowS: 60, maxKeys: 1_000 })
    for (let n = 0; n < 100_000; n += 1) counter.add(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`, 1)
    expect(counter.size()).toBe(1_000)
    expect(vi.getTimerCount()).toBe(0)
    // The newest one is still counted.
    expect(counter.add('10.1.134.159', 1).points).toBe(2)
  })

  test('starts over at the end of the window, and returns how long that takes', () => {
    const counter = memoryCounter({ windowS: 60, maxKeys: 10 })
    expect(counter.add('a', 1)).toEqual({ points: 1, msBeforeNext: 60_000 })
    vi.advanceTimersByTime(59_000)
    expect(counter.add('a', 1)).toEqual({ points: 2, msBeforeNext: 1_000 })
    vi.advanceTimersByTime(1_000)
    expect(counter.add('a', 1)).toEqual({ points: 1, msBeforeNext: 60_000 })
  })

  test('refunds points, never below zero, and clears a key', () => {
    const counter = memoryCounter({ windowS: 60, maxKeys: 10 })
    counter.add('a', 1)
    counter.add('a', -1)
    expect(counter.add('a', -1).points).toBe(0)
    counter.add('a', 3)
    counter.clear('a')
    expect(counter.add('a', 1).points).toBe(1)
  })
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { scheduleRefresh } from './schedule-refresh'

const MINUTE_MS = 60_000
const DAY_S = 86_400
const nowS = () => Date.now() / 1000

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a session that expires', () => {
  test('is refreshed once, 120 s before', () => {
    const refresh = vi.fn()
    scheduleRefresh(nowS() + 1800, refresh)
    vi.advanceTimersByTime(28 * MINUTE_MS - 1)
    expect(refresh).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(refresh).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(60 * MINUTE_MS)
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  test('beyond the longest timer is not refreshed early', () => {
    const refresh = vi.fn()
    scheduleRefresh(nowS() + 60 * DAY_S, refresh)
    vi.advanceTimersByTime(59 * DAY_S * 1000)
    expect(refresh).not.toHaveBeenCalled()
    vi.advanceTimersByTime(DAY_S * 1000)
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  test('is refreshed within a minute after the machine wakes from sleep', () => {
    const refresh = vi.fn()
    scheduleRefresh(nowS() + 1800, refresh)
    // Timers stop during sleep; the clock does not.
    vi.setSystemTime(Date.now() + 3 * 60 * MINUTE_MS)
    vi.advanceTimersByTime(MINUTE_MS)
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  test('is refreshed at once when the page becomes visible after the expiry', () => {
    const refresh = vi.fn()
    const { reschedule } = scheduleRefresh(nowS() + 1800, refresh)
    vi.setSystemTime(Date.now() + 31 * MINUTE_MS)
    reschedule()
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  test('keeps the scheduled refresh when the page becomes visible in the last 120 s', () => {
    const refresh = vi.fn()
    const { reschedule } = scheduleRefresh(nowS() + 1800, refresh)
    vi.setSystemTime(Date.now() + 29 * MINUTE_MS)
    reschedule()
    expect(refresh).not.toHaveBeenCalled()
    vi.advanceTimersByTime(MINUTE_MS)
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  test('is not refreshed after stop', () => {
    const refresh = vi.fn()
    scheduleRefresh(nowS() + 1800, refresh).stop()
    vi.advanceTimersByTime(60 * MINUTE_MS)
    expect(refresh).not.toHaveBeenCalled()
  })
})

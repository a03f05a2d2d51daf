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

describe('SPEC 4: a session that ends', () => {
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

  test('further away than a timer reaches is not refreshed early', () => {
    const refresh = vi.fn()
    scheduleRefresh(nowS() + 60 * DAY_S, refresh)
    vi.advanceTimersByTime(59 * DAY_S * 1000)
    expect(refresh).not.toHaveBeenCalled()
    vi.advanceTimersByTime(DAY_S * 1000)
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  test('on a machine that slept is refreshed within a minute of its waking', () => {
    const refresh = vi.fn()
    scheduleRefresh(nowS() + 1800, refresh)
    // Timers stand still while it sleeps; the clock on the wall does not.
    vi.setSystemTime(Date.now() + 3 * 60 * MINUTE_MS)
    vi.advanceTimersByTime(MINUTE_MS)
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  test('is refreshed at once when the page wakes after its end', () => {
    const refresh = vi.fn()
    const { reschedule } = scheduleRefresh(nowS() + 1800, refresh)
    vi.setSystemTime(Date.now() + 31 * MINUTE_MS)
    reschedule()
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  test('keeps what was scheduled when the page wakes in its last 120 s', () => {
    const refresh = vi.fn()
    const { reschedule } = scheduleRefresh(nowS() + 1800, refresh)
    vi.setSystemTime(Date.now() + 29 * MINUTE_MS)
    reschedule()
    expect(refresh).not.toHaveBeenCalled()
    vi.advanceTimersByTime(MINUTE_MS)
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  test('is let alone once nobody watches any more', () => {
    const refresh = vi.fn()
    scheduleRefresh(nowS() + 1800, refresh).stop()
    vi.advanceTimersByTime(60 * MINUTE_MS)
    expect(refresh).not.toHaveBeenCalled()
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refreshPlan } from './refresh-plan'

const NOW_MS = Date.UTC(2026, 10, 21, 12)
const NOW_S = NOW_MS / 1000

describe('a token refresh', () => {
  test('is scheduled 120 s before expiry', () => {
    expect(refreshPlan(NOW_S + 1800, NOW_MS)).toEqual({ step: 'wait', untilMs: NOW_MS + 1680_000 })
  })

  test('is scheduled for now when exactly 120 s remain', () => {
    expect(refreshPlan(NOW_S + 120, NOW_MS)).toEqual({ step: 'wait', untilMs: NOW_MS })
  })

  test.each([119.999, 60, 0.001])('is skipped when %d s remain', (leftS) => {
    expect(refreshPlan(NOW_S + leftS, NOW_MS)).toEqual({ step: 'skip' })
  })

  test.each([0, 1, 1800, 10_000_000])('runs immediately when it expired %d s ago', (agoS) => {
    expect(refreshPlan(NOW_S - agoS, NOW_MS)).toEqual({ step: 'now' })
  })

  test('is skipped for an invalid time', () => {
    expect(refreshPlan(Number.NaN, NOW_MS)).toEqual({ step: 'skip' })
  })

  test('is never scheduled in the past, nor less than 120 s before expiry', () => {
    const times = fc.integer({ min: 0, max: 8_000_000_000 })
    fc.assert(
      fc.property(times, times, (expiresAtS, nowS) => {
        const plan = refreshPlan(expiresAtS, nowS * 1000)
        const waits = expiresAtS - nowS >= 120
        expect(plan.step === 'wait').toBe(waits)
        const untilMs = plan.step === 'wait' ? plan.untilMs : expiresAtS * 1000 - 120_000
        expect(untilMs).toBe((expiresAtS - 120) * 1000)
        expect(plan.step === 'now').toBe(expiresAtS <= nowS)
      }),
    )
  })
})

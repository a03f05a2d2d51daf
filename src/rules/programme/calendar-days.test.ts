import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, daysBetween, isDay } from './calendar-days'
import { aDay } from './testing/plans'

describe('calendar days', () => {
  test.each([
    ['2026-11-23', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['26-11-23', false],
    ['', false],
    ['2026-11-23T00:00:00Z', false],
  ])('%j is a day: %j', (text, is) => {
    expect(isDay(text)).toBe(is)
  })

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-05-15', 12, '2027-05-15'],
    ['2026-05-15', 0, '2026-05-15'],
  ])('%s and %d months is %s', (day, months, result) => {
    expect(addMonths(day, months)).toBe(result)
  })

  test('adding days and counting them are inverse, over clock changes and leap years', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: -2_000, max: 2_000 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days)
        expect(isDay(addDays(day, days))).toBe(true)
      }),
    )
  })

  test('a month later is 28 to 31 days later', () => {
    fc.assert(
      fc.property(aDay, (day) => {
        const days = daysBetween(day, addMonths(day, 1))
        expect(days).toBeGreaterThanOrEqual(28)
        expect(days).toBeLessThanOrEqual(31)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDay, dayLabels, rotationWeek, weekdayOf } from './weekly-program'

const DAY_MS = 86_400_000
const START = '2024-01-01'
/** The day so many days after a Monday. */
const daysFrom = (days: number, from = START) =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

describe('the rotation of the weekly schedule is the number of whole weeks elapsed', () => {
  test.each([
    [0, 0],
    [6, 0],
    [7, 1],
    [13, 1],
    [14, 2],
    [28, 0],
    [35, 1],
  ])('day %i of four weeks is week %i', (days, week) => {
    expect(rotationWeek(START, daysFrom(days), 4)).toBe(week)
  })

  test('is zero if the time elapsed is negative', () => {
    expect(rotationWeek(START, daysFrom(-1), 4)).toBe(0)
    expect(rotationWeek(START, daysFrom(-700), 4)).toBe(0)
  })

  test('is zero over 730 days: 730 count, 731 are zero', () => {
    expect(rotationWeek(START, daysFrom(730), 1_000)).toBe(104)
    expect(rotationWeek(START, daysFrom(731), 1_000)).toBe(0)
  })

  test.each(['', 'soon', '2024-13-01', '2024-01-01T00:00:00Z', '20240101'])(
    'is zero for the invalid day "%s"',
    (day) => {
      expect(rotationWeek(day, daysFrom(7), 4)).toBe(0)
      expect(rotationWeek(START, day, 4)).toBe(0)
    },
  )

  test('is zero without a start, and without weeks', () => {
    expect(rotationWeek(null, daysFrom(7), 4)).toBe(0)
    expect(rotationWeek(START, daysFrom(7), 0)).toBe(0)
  })

  test('is one of the weeks, the same for seven days, then the next', () => {
    const day = fc.integer({ min: 0, max: 723 })
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 60 }), fc.integer({ min: -900, max: 900 }), (days, weeks, moved) => {
        const start = daysFrom(moved)
        const week = rotationWeek(start, daysFrom(days, start), weeks)
        expect(week).toBeGreaterThanOrEqual(0)
        expect(week).toBeLessThan(weeks)
        expect(rotationWeek(start, daysFrom(days - (days % 7), start), weeks)).toBe(week)
        expect(rotationWeek(start, daysFrom(days + 7, start), weeks)).toBe((week + 1) % weeks)
      }),
    )
  })

  test('is zero for any day outside of the range', () => {
    const out = fc.oneof(fc.integer({ min: -20_000, max: -1 }), fc.integer({ min: 731, max: 20_000 }))
    fc.assert(
      fc.property(
        out,
        fc.integer({ min: 0, max: 60 }),
        (days, weeks) => rotationWeek(START, daysFrom(days), weeks) === 0,
      ),
    )
  })
})

describe('weeks start Monday', () => {
  test.each([
    ['2026-11-16', 0],
    ['2026-11-22', 6],
    ['1969-12-31', 2],
    ['1970-01-01', 3],
    ['1960-02-29', 0],
  ])('%s is day %i', (day, index) => {
    expect(weekdayOf(day)).toBe(index)
  })

  test('the day is that of the local time zone', () => {
    expect(calendarDay(new Date(2026, 0, 5, 0, 0, 1))).toBe('2026-01-05')
    expect(calendarDay(new Date(2026, 11, 31, 23, 59, 59))).toBe('2026-12-31')
  })
})

describe('Yesterday, Today, Tomorrow or the weekday', () => {
  test('in the middle of the week', () => {
    expect(dayLabels(2)).toEqual(['Monday', 'Yesterday', 'Today', 'Tomorrow', 'Friday', 'Saturday', 'Sunday'])
  })

  test('Yesterday and Tomorrow only within the week', () => {
    expect(dayLabels(0)).toEqual(['Today', 'Tomorrow', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    expect(dayLabels(6)).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Yesterday', 'Today'])
  })

  test('only weekdays when today is unknown', () => {
    expect(dayLabels(null)).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
  })
})

import { describe, expect, test } from 'vitest'
import { longDate, monthAndDay, shortFrenchDate } from './dates'

describe('dates in the long US style', () => {
  test('have the month name, a two-digit day and the year', () => {
    expect(longDate('2026-11-05T09:30:00.000Z')).toBe('November 05, 2026')
    expect(longDate('2026-01-31')).toBe('January 31, 2026')
  })

  test('do not depend on the time zone of the server', () => {
    expect(longDate('2026-03-01T00:30:00.000Z')).toBe('March 01, 2026')
    expect(longDate('2026-02-28T23:30:00.000Z')).toBe('February 28, 2026')
  })

  test('are in the given time zone', () => {
    expect(longDate('2026-11-28T18:00:00.000Z', 'Asia/Tokyo')).toBe('November 29, 2026')
    expect(longDate('2026-11-28T02:00:00.000Z', 'America/New_York')).toBe('November 27, 2026')
  })

  test('are null without a date', () => {
    expect(longDate(null)).toBeNull()
    expect(longDate('soon')).toBeNull()
  })
})

test('a day without its year is that of UTC', () => {
  expect(monthAndDay('2026-12-05T23:30:00.000Z')).toBe('December 05')
  expect(monthAndDay('soon')).toBeNull()
})

describe('French short dates', () => {
  test('are dd/mm/yy', () => {
    expect(shortFrenchDate('2026-11-05T09:30:00.000Z')).toBe('05/11/26')
    expect(shortFrenchDate('2026-01-31')).toBe('31/01/26')
    expect(shortFrenchDate('2009-02-28T23:30:00.000Z')).toBe('28/02/09')
  })

  test('are null without a date', () => {
    expect(shortFrenchDate(undefined)).toBeNull()
    expect(shortFrenchDate('bientôt')).toBeNull()
  })
})

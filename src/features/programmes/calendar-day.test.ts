import { expect, test } from 'vitest'
import { browserDay, dayText, longDayText } from './calendar-day'

test('a day is that of the browser’s clock', () => {
  expect(browserDay(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05')
  expect(browserDay(new Date(2026, 10, 23, 23, 59))).toBe('2026-11-23')
})

test('a day for people', () => {
  expect(dayText('2026-11-30')).toBe('Monday, November 30')
  expect(longDayText('2026-11-30')).toBe('November 30, 2026')
})

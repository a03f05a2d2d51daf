import { expect, test } from 'vitest'
import { eventBegins } from './event-begins'

const begins = (start: string, readersZone: string, timeZone?: string) =>
  eventBegins({ start, end: null, timeZone }, readersZone)

test('the beginning of an event is one line with a short date, in the time zone of the reader', () => {
  expect(begins('2026-12-10T17:00:00.000Z', 'UTC')).toBe('Thu, Dec 10, 5:00 PM UTC')
  expect(begins('2026-12-10T17:00:00.000Z', 'Asia/Tokyo')).toBe('Fri, Dec 11, 2:00 AM GMT+9')
  expect(begins('soon', 'UTC')).toBe('')
})

test('the beginning of an event whose place has a time zone is that of the place', () => {
  expect(begins('2026-11-29T10:00:00.000Z', 'America/New_York', 'Europe/London')).toBe(
    'Sun, Nov 29, 10:00 AM London time',
  )
  expect(begins('2026-11-28T11:30:00.000Z', 'Europe/London', 'Pacific/Auckland')).toBe(
    'Sun, Nov 29, 12:30 AM Auckland time',
  )
})

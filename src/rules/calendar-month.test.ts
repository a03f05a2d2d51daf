import { expect, test } from 'vitest'
import { dayOf, monthAfter, onDay, weeksOf } from './calendar-month'

test('a month has whole weeks, from Monday to Sunday', () => {
  const weeks = weeksOf('2026-11')
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([6, '2026-10-26', '2026-12-06'])
  // February 2027 begins on a Monday and has four weeks.
  expect(weeksOf('2027-02').map(([monday]) => monday)).toEqual(['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22'])
})

test('months follow one another over the end of a year', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1), monthAfter('2026-11', 0)]).toEqual([
    '2027-01',
    '2025-12',
    '2026-11',
  ])
})

test('a moment has the day and, on another day, the time of the time zone, also when clocks change', () => {
  // 23:30 in London, which is an hour ahead of UTC until October 25.
  const evening = '2026-10-24T22:30:00.000Z'
  expect([dayOf('Europe/London', evening), dayOf('Asia/Tokyo', evening)]).toEqual(['2026-10-24', '2026-10-25'])
  expect(onDay('Europe/London', evening, '2026-10-26')).toBe('2026-10-26T23:30:00.000Z')
})

import { expect, test } from 'vitest'
import { timeAgo } from './time-ago'

const NOW = new Date('2026-11-23T12:00:00Z')

test.each([
  ['2026-11-23T12:00:30Z', 'just now'],
  ['2026-11-23T11:59:01Z', 'just now'],
  ['2026-11-23T11:59:00Z', '1 minute ago'],
  ['2026-11-23T11:48:00Z', '12 minutes ago'],
  ['2026-11-23T11:00:00Z', '1 hour ago'],
  ['2026-11-22T12:00:01Z', '23 hours ago'],
  ['2026-11-22T12:00:00Z', 'yesterday'],
  ['2026-11-16T12:00:01Z', '6 days ago'],
  ['2026-11-16T12:00:00Z', null],
  ['2026-11-24T12:00:00Z', null],
  ['never', null],
])('%s is %s', (date, expected) => {
  expect(timeAgo(date, NOW)).toBe(expected)
})

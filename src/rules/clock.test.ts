import { expect, test } from 'vitest'
import { formatClock } from './clock'

test.each([
  [0, '0:00'],
  [5.9, '0:05'],
  [750, '12:30'],
  [3_600, '1:00:00'],
  [3_723, '1:02:03'],
  [36_000, '10:00:00'],
  [-3, '0:00'],
])('%s s is %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text)
})

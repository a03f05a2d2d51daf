import { expect, test } from 'vitest'
import { median, percentile, timesOf } from './statistics'

test.each([
  [[3, 1, 2], 0.5, 2],
  [[4, 1, 3, 2], 0.5, 2],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.99, 10],
  [[7], 0, 7],
  [[100, 20, 3], 1, 100],
])('bench: of %j, the percentile %d is %d', (values, share, expected) => {
  expect(percentile(values, share)).toBe(expected)
})

test('bench: the list is not changed', () => {
  const values = [3, 1, 2]
  median(values)
  expect(values).toEqual([3, 1, 2])
})

test('bench: an empty list is an error', () => {
  expect(() => timesOf([])).toThrow(RangeError)
})

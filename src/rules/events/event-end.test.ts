import { expect, test } from 'vitest'
import { eventEndProblem } from './event-end'

const NOON = '2026-11-22T12:00:00.000Z'
const PROBLEM = 'The end must be after the beginning.'

test.each([
  ['a day before', '2026-11-21T12:00:00.000Z', PROBLEM],
  ['a minute before, written in another zone', '2026-11-22T12:59:00.000+01:00', PROBLEM],
  ['at the same time', NOON, PROBLEM],
  ['a minute after', '2026-11-22T12:01:00.000Z', null],
  ['a minute after, as a date', new Date('2026-11-22T12:01:00.000Z'), null],
  ['not given', null, null],
])('an event that ends %s', (_, end, problem) => {
  expect(eventEndProblem(NOON, end)).toBe(problem)
})

test('without a beginning there is nothing to compare', () => {
  expect(eventEndProblem(undefined, NOON)).toBeNull()
})

import { expect, test } from 'vitest'
import { giftDayProblem } from './gift-day'

test.each([
  ['today', '2026-11-27', null],
  ['yesterday, which is today further west', '2026-11-26', null],
  ['a day before that', '2026-11-25', 'This day is over. Choose another one, or none.'],
  ['a year ahead', '2027-11-27', null],
  ['two years ahead', '2028-11-27', 'Choose a day within the next year.'],
  ['no day', 'soon', 'Use YYYY-MM-DD.'],
])('a gift on %s', (_name, day, problem) => {
  expect(giftDayProblem(day, '2026-11-27')).toBe(problem)
})

import { describe, expect, test } from 'vitest'
import { startDayProblem } from './start-day'

const TODAY = '2026-11-23'
const TOO_FAR = 'Choose a day up to 366 days before or after today.'

describe('the day on which a program starts', () => {
  test.each([
    ['today', TODAY, null],
    ['366 days ago', '2025-11-22', null],
    ['367 days ago', '2025-11-21', TOO_FAR],
    ['in 366 days', '2027-11-24', null],
    ['in 367 days', '2027-11-25', TOO_FAR],
    ['none', '', 'Choose a day.'],
    ['one that does not exist', '2026-02-30', 'Choose a day.'],
  ])('%s', (_, startOn, problem) => {
    expect(startDayProblem(startOn, TODAY)).toBe(problem)
  })
})

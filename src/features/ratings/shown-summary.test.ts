import { expect, test } from 'vitest'
import { shownSummary } from './shown-summary'

const before = { average: 4, count: 1 }
const answered = { summary: { average: 4.5, count: 2 }, over: before }

test('without a rating of one\u2019s own the page says what all think', () => {
  expect(shownSummary(before, undefined)).toEqual(before)
})

test('the answer to one\u2019s rating shows until the page has caught up, and no longer', () => {
  expect(shownSummary(before, answered)).toEqual({ average: 4.5, count: 2 })
  expect(shownSummary({ average: 4.5, count: 2 }, answered)).toEqual({ average: 4.5, count: 2 })
  // Others have rated since.
  expect(shownSummary({ average: 3.67, count: 3 }, answered)).toEqual({ average: 3.67, count: 3 })
})

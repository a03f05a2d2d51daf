import { expect, test } from 'vitest'
import { latestSummary } from './latest-summary'

const previous = { average: 4, count: 1 }
const update = { summary: { average: 4.5, count: 2 }, previous: previous }

test('without a rating of one\u2019s own the page says what all think', () => {
  expect(latestSummary(previous, undefined)).toEqual(previous)
})

test('the answer to one\u2019s rating shows until the page has caught up, and no longer', () => {
  expect(latestSummary(previous, update)).toEqual({ average: 4.5, count: 2 })
  expect(latestSummary({ average: 4.5, count: 2 }, update)).toEqual({ average: 4.5, count: 2 })
  // Others have rated since.
  expect(latestSummary({ average: 3.67, count: 3 }, update)).toEqual({ average: 3.67, count: 3 })
})

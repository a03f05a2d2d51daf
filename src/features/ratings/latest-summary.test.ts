import { expect, test } from 'vitest'
import { latestSummary } from './latest-summary'

const previous = { average: 4, count: 1 }
const update = { summary: { average: 4.5, count: 2 }, previous: previous }

test('without a rating of one’s own the page’s average is shown', () => {
  expect(latestSummary(previous, undefined)).toEqual(previous)
})

test('the response to one’s rating is shown until the page includes it, and no longer', () => {
  expect(latestSummary(previous, update)).toEqual({ average: 4.5, count: 2 })
  expect(latestSummary({ average: 4.5, count: 2 }, update)).toEqual({ average: 4.5, count: 2 })
  // Others have rated since.
  expect(latestSummary({ average: 3.67, count: 3 }, update)).toEqual({ average: 3.67, count: 3 })
})

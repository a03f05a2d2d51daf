import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasPage, lastPage, pageOfPost, positionsFromEnd, positionsOfPage } from './paging'

test('an empty list has a first page, and pages beyond the last do not exist', () => {
  expect([1, 2].map((page) => hasPage(page, 0, 25))).toEqual([true, false])
  expect([1, 2, 3].map((page) => hasPage(page, 50, 25))).toEqual([true, true, false])
  expect([0, -1, 1.5, Number.NaN].map((page) => hasPage(page, 50, 25))).toEqual([false, false, false, false])
})

test('every post is on exactly the page that its position leads to', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (position) => {
      const page = pageOfPost(position)
      const [above, upTo] = positionsOfPage(page)
      return position > above && position <= upTo && page <= lastPage(position)
    }),
  )
  expect([1, 20, 21].map(pageOfPost)).toEqual([1, 1, 2])
})

test('a list that begins with the last position has each on one page', () => {
  expect([1, 2, 3].map((page) => positionsFromEnd(page, 45))).toEqual([
    [25, 45],
    [5, 25],
    [-15, 5],
  ])
})

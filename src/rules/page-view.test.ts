import { expect, test } from 'vitest'
import { AUDIENCES } from './audience'
import { pageViewOf, viewSegment } from './page-view'

test.each(AUDIENCES)('a segment for %s names its view', (audience) => {
  expect(pageViewOf(viewSegment(audience, 'open'))).toEqual({ audience, openWeek: true })
  expect(pageViewOf(viewSegment(audience, 'closed'))).toEqual({ audience, openWeek: false })
  expect(pageViewOf(viewSegment(audience, null))).toEqual({ audience, openWeek: false })
})

test.each(['', 'staff', '-open-week', 'premium-open-week-open-week', 'premium-open'])(
  'another segment (%j) has none',
  (segment) => {
    expect(pageViewOf(segment)).toBeNull()
  },
)

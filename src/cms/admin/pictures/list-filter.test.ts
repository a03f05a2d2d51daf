import { expect, test } from 'vitest'
import { filterOf, withFilter } from './list-filter'

test.each([
  { folder: null, unused: false },
  { folder: 'Recipes', unused: false },
  { folder: '', unused: true },
])('a filter is read as it was written: %j', (filter) => {
  expect(filterOf(withFilter(undefined, filter))).toEqual(filter)
})

test('other conditions stay', () => {
  const where = { or: [{ and: [{ alt: { like: 'soup' } }, { folder: { equals: 'Old' } }] }] }
  expect(withFilter(where, { folder: 'New', unused: false })).toEqual({
    or: [{ and: [{ alt: { like: 'soup' } }, { folder: { equals: 'New' } }] }],
  })
})

test('without any condition there is none', () => {
  expect(withFilter({ or: [{ and: [{ unused: { equals: 'true' } }] }] }, { folder: null, unused: false })).toEqual({})
})

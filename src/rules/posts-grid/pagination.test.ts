import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paginate } from './pagination'
import { defaultCategory, tabsOf } from './tabs'

describe('pagination is computed from item count and page size', () => {
  const items = Array.from({ length: 25 }, (_, index) => index)
  test.each([
    [1, 12, 0, 12, 1],
    [3, 12, 24, 1, 3],
    [9, 12, 24, 1, 3],
    [0, 12, 0, 12, 1],
    [-2, 12, 0, 12, 1],
    [1.9, 12, 0, 12, 1],
    [Number.NaN, 12, 0, 12, 1],
  ])('page %s of 25 by %i begins with %i and has %i', (page, size, first, length, right) => {
    const shown = paginate(items, page, size)
    expect([shown.items[0], shown.items.length, shown.page, shown.pages]).toEqual([first, length, right, 3])
  })

  test('an empty list is one empty page', () => {
    expect(paginate([], 1, 12)).toEqual({ items: [], page: 1, pages: 1 })
  })

  test('all pages together are the list', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 20 }), (list, size) => {
        const { pages } = paginate(list, 1, size)
        expect(Array.from({ length: pages }, (_, index) => paginate(list, index + 1, size).items).flat()).toEqual(list)
      }),
    )
  })
})

describe('the tabs of a grid', () => {
  const named = (...titles: string[]) => titles.map((title) => ({ slug: title.toLowerCase(), title }))
  const cards = [
    { categories: named('Soups', 'Winter'), extras: {} },
    { categories: named('Spring', 'Fall', 'Summer', 'Detoxless'), extras: {} },
  ]
  const labels = (grid: Partial<Parameters<typeof tabsOf>[0]>) =>
    tabsOf({ categories: named('Soups', 'Cakes'), cards, member: false, resetWeeks: false, ...grid }).map(
      ({ label }) => label,
    )

  test('a visitor has All and the categories that have posts', () => {
    expect(labels({})).toEqual(['All', 'Soups'])
  })

  test('a member has Favorites too, but not among the reset weeks', () => {
    expect(labels({ member: true })).toEqual(['All', 'Favorites', 'Soups'])
    expect(labels({ member: true, resetWeeks: true })).toEqual(['All', 'Soups'])
  })

  test('a reset week without a category is under its season', () => {
    const weeks = ['Winter', 'Spring', 'any'].map((season) => ({ categories: [], extras: { season } }))
    expect(labels({ categories: [], cards: weeks, resetWeeks: true })).toEqual(['All', 'Spring', 'Winter'])
  })

  test('seasons are ordered Spring, Summer, Fall, Winter', () => {
    const categories = named('Winter', 'Detoxless', 'Fall', 'Spring', 'Summer')
    expect(labels({ categories, resetWeeks: true })).toEqual(['All', 'Spring', 'Summer', 'Fall', 'Winter', 'Detoxless'])
  })
})

describe('the current season is the default', () => {
  const tabs = ['', 'spring', 'fall'].map((slug) => ({ slug, label: slug }))
  const first = (month: number, resetWeeks = true) =>
    defaultCategory({ now: new Date(2026, month, 15), resetWeeks, tabs })

  test('by the month of the viewer', () => {
    expect([2, 4, 8, 10].map((month) => first(month))).toEqual(['spring', 'spring', 'fall', 'fall'])
  })

  test('All when the season has no weeks, and in every other grid', () => {
    expect([first(6), first(0), first(9, false)]).toEqual(['', '', ''])
  })
})

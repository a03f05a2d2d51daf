import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALLERGENS, DIETS } from '@/rules/recipe-terms'
import {
  type GridFilter,
  isFiltered,
  LENGTHS,
  LEVELS,
  type Length,
  NO_FILTER,
  SORTS,
  type Sort,
  withChange,
} from './filter'
import { formatFilter, parseFilter } from './filter-hash'

const available = {
  search: true,
  categories: ['soups', 'vegan'],
  favorites: true,
  letters: true,
  sorts: true,
  diets: true,
  levels: true,
  first: '',
}
const read = (hash: string, prefix = '') => {
  const filter = parseFilter(hash, available, prefix)
  return Object.fromEntries(
    Object.entries(filter).filter(([key, value]) => `${value}` !== `${NO_FILTER[key as keyof GridFilter]}`),
  )
}

describe('filter state in the hash', () => {
  test.each([
    [
      '#search=ginger&category=soups&letter=G&sort=time',
      { search: 'ginger', category: 'soups', letter: 'G', sort: 'time' },
    ],
    ['#category=favorites', { category: 'favorites' }],
    ['#letter=g', { letter: 'G' }],
    ['#diet=vegan&diet=gluten-free&without=nuts', { diets: ['vegan', 'gluten-free'], without: ['nuts'] }],
    ['#level=Beginner&length=short', { level: 'Beginner', length: 'short' }],
    ['#search=cr%C3%A8me+br%C3%BBl%C3%A9e', { search: 'crème brûlée' }],
    ['', {}],
    ['#', {}],
  ])('%j', (hash, filter) => {
    expect(read(hash)).toEqual(filter)
  })

  test.each([
    '#recipes',
    '#category=cakes&letter=%C3%89&sort=price&diet=keto&without=fun&level=Expert&length=toString',
    '#letter=AB&sort=__proto__&category=__proto__',
    '#sort=constructor&page=7&unknown=1',
    '#search=%E0%A4%A',
    '#=&=&&',
  ])('an anchor and unknown values fall back silently: %j', (hash) => {
    expect(read(hash)).toEqual(hash.includes('search') ? { search: expect.any(String) } : {})
  })

  test('values that a grid does not offer are ignored', () => {
    const none = {
      search: false,
      categories: [],
      favorites: false,
      letters: false,
      sorts: false,
      diets: false,
      levels: false,
      first: '',
    }
    const hash = '#search=x&letter=A&sort=time&diet=vegan&without=nuts&category=favorites&level=Beginner&length=short'
    expect(parseFilter(hash, none)).toEqual(NO_FILTER)
    expect(parseFilter(hash, { ...none, letters: true })).toEqual({ ...NO_FILTER, letter: 'A' })
    expect(parseFilter(hash, { ...none, favorites: true })).toEqual({ ...NO_FILTER, category: 'favorites' })
  })

  test('default values are left out', () => {
    expect(formatFilter('', NO_FILTER)).toBe('')
    expect(formatFilter('', { ...NO_FILTER, letter: 'G', search: ' ' })).toBe('#letter=G')
    expect(formatFilter('#search=x&letter=G', NO_FILTER)).toBe('')
  })

  test('two grids on one page have separate keys', () => {
    const hash = formatFilter(formatFilter('', { ...NO_FILTER, search: 'one' }), { ...NO_FILTER, search: 'two' }, 'b2')
    expect(hash).toBe('#search=one&b2-search=two')
    expect([read(hash), read(hash, 'b2')]).toEqual([{ search: 'one' }, { search: 'two' }])
    expect(formatFilter(hash, NO_FILTER)).toBe('#b2-search=two')
  })

  test('an anchor stays while the filter is the default', () => {
    expect(formatFilter('#recipes', NO_FILTER)).toBe('#recipes')
    expect(formatFilter('#recipes', { ...NO_FILTER, letter: 'A' })).toBe('#letter=A')
  })

  test('a search of any length is cut to a hundred characters', () => {
    expect(parseFilter(`#search=${'x'.repeat(5_000)}`, available).search).toHaveLength(100)
  })

  test('any filter survives formatting and parsing', () => {
    const filters = fc.record<GridFilter>({
      search: fc.string({ maxLength: 50 }).map((text) => text.trim()),
      category: fc.constantFrom('', 'favorites', 'soups', 'vegan'),
      letter: fc.constantFrom('', 'A', 'Z'),
      sort: fc.constantFrom(...(Object.keys(SORTS) as Sort[])),
      diets: fc.subarray([...DIETS]),
      without: fc.subarray([...ALLERGENS]),
      level: fc.constantFrom('', ...LEVELS),
      length: fc.constantFrom('', ...(Object.keys(LENGTHS) as Length[])),
    })
    fc.assert(
      fc.property(filters, fc.constantFrom('', 'b2'), fc.string(), (filter, prefix, before) => {
        expect(parseFilter(formatFilter(`#${before}`, filter, prefix), available, prefix)).toEqual(filter)
      }),
    )
  })

  test('for reset weeks the current season is left out, and All is not', () => {
    const weeks = { ...available, categories: ['', 'spring', 'fall'], favorites: false, first: 'fall' }
    expect(parseFilter('', weeks).category).toBe('fall')
    expect(parseFilter('#category=cakes', weeks).category).toBe('fall')
    expect(formatFilter('', { ...NO_FILTER, category: 'fall' }, '', 'fall')).toBe('')
    for (const category of ['', 'spring', 'fall']) {
      const hash = formatFilter('', { ...NO_FILTER, category }, '', 'fall')
      expect(parseFilter(hash, weeks).category).toBe(category)
    }
    expect(formatFilter('', NO_FILTER, '', 'fall')).toBe('#category=all')
  })

  test('any filter change resets the page to 1', () => {
    expect(withChange({ filter: NO_FILTER, page: 4 }, { letter: 'A' })).toEqual({
      filter: { ...NO_FILTER, letter: 'A' },
      page: 1,
    })
  })

  test('isFiltered is true for any value that is not the default', () => {
    expect(isFiltered(NO_FILTER)).toBe(false)
    expect(isFiltered({ ...NO_FILTER, search: '  ' })).toBe(false)
    const changes: Partial<GridFilter>[] = [
      { search: 'x' },
      { category: 'a' },
      { letter: 'A' },
      { sort: 'time' },
      { diets: ['vegan'] },
      { without: ['nuts'] },
    ]
    expect(changes.filter((change) => !isFiltered({ ...NO_FILTER, ...change }))).toEqual([])
  })
})

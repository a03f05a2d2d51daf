import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type GridFilter, NO_FILTER, SORTS, type Sort } from './filter'
import { createSelector, type GridCard } from './select-cards'

let count = 0
type Parts = Partial<GridCard['recipes']> & {
  title?: string
  locked?: boolean
  categories?: string[]
  diets?: string[]
  allergens?: string[]
  duration?: number
  level?: string
}

/** A recipe's card with defaults for all fields that a test does not set. */
function aCard({
  allergens = [],
  categories = [],
  diets = [],
  duration,
  level,
  locked = false,
  title,
  ...numbers
}: Parts = {}): GridCard {
  count += 1
  return {
    databaseId: count,
    title: title ?? `Recipe ${count}`,
    duration: duration ?? null,
    isRestrictedForMember: locked,
    categories: categories.map((slug) => ({ slug })),
    recipes: { totalTime: 10, nutritionProtein: 10, nutritionKcal: 100, nutritionSugars: 1, ...numbers },
    extras: { diets, allergens, level },
  }
}

const titles = (cards: readonly GridCard[], filter: Partial<GridFilter>, favorites: number[] | null = null) =>
  createSelector(cards)({ ...NO_FILTER, ...filter }, favorites && new Set(favorites)).cards.map(({ title }) => title)

describe('sorting', () => {
  test('a list with its own order, such as events, keeps it even with restricted posts', () => {
    const cards = [aCard({ title: 'Tonight', locked: true }), aCard({ title: 'Tomorrow' })]
    const { cards: shown } = createSelector(cards, false)(NO_FILTER, null)
    expect(shown.map(({ title }) => title)).toEqual(['Tonight', 'Tomorrow'])
  })

  test('Free first: restricted posts come last, each half as the server sends it', () => {
    const cards = [
      aCard({ title: 'C', locked: true }),
      aCard({ title: 'B' }),
      aCard({ title: 'A', locked: true }),
      aCard({ title: 'D' }),
    ]
    expect(titles(cards, {})).toEqual(['B', 'D', 'C', 'A'])
  })

  test.each([
    ['time', { totalTime: 5 }, { totalTime: 20 }, { totalTime: 0 }],
    ['protein', { nutritionProtein: 30 }, { nutritionProtein: 0 }, { nutritionProtein: null }],
    ['calories', { nutritionKcal: 500 }, { nutritionKcal: 100 }, { nutritionKcal: null }],
    ['sugars', { nutritionSugars: 0 }, { nutritionSugars: 9 }, { nutritionSugars: null }],
  ] as const)('%s: the best first, what is missing last', (sort, best, other, missing) => {
    const cards = [
      aCard({ ...missing, title: 'missing' }),
      aCard({ ...other, title: 'other' }),
      aCard({ ...best, title: 'best' }),
    ]
    expect(titles(cards, { sort })).toEqual(['best', 'other', 'missing'])
  })

  test.each(['time', 'protein', 'calories', 'sugars'] as const)('%s: ties by title', (sort) => {
    expect(
      titles(
        ['Éclair', 'Zest', 'Dal', 'eggs'].map((title) => aCard({ title })),
        { sort },
      ),
    ).toEqual(['Dal', 'Éclair', 'eggs', 'Zest'])
  })

  test('Alphabetical: accents, case and numbers as a reader expects', () => {
    const cards = ['zucchini', 'Éclair', 'apple', 'Zest', 'eggs', '10 soups', '9 soups'].map((title) =>
      aCard({ title }),
    )
    expect(titles(cards, { sort: 'a-z' })).toEqual([
      '9 soups',
      '10 soups',
      'apple',
      'Éclair',
      'eggs',
      'Zest',
      'zucchini',
    ])
    expect(titles(cards, { sort: 'z-a' })).toEqual([
      'zucchini',
      'Zest',
      'eggs',
      'Éclair',
      'apple',
      '10 soups',
      '9 soups',
    ])
  })

  test('sorting by a number or title ignores restriction', () => {
    expect(titles([aCard({ title: 'B', locked: true }), aCard({ title: 'A' })], { sort: 'z-a' })).toEqual(['B', 'A'])
  })
})

describe('search in grids matches the title case-insensitively', () => {
  const cards = ['Crème brûlée', 'Ginger broth', 'GINGER noodles', 'Pears'].map((title) => aCard({ title }))
  test.each([
    ['ginger', ['Ginger broth', 'GINGER noodles']],
    ['GINGER', ['Ginger broth', 'GINGER noodles']],
    [' broth ', ['Ginger broth']],
    ['creme br', ['Crème brûlée']],
    ['brûlée', ['Crème brûlée']],
    ['noodles ginger', []],
    ['.*', []],
    ['', ['Crème brûlée', 'Ginger broth', 'GINGER noodles', 'Pears']],
  ])('%j finds %j', (search, found) => {
    expect(titles(cards, { search })).toEqual(found)
  })
})

describe('the letter filter matches the first letter of the title', () => {
  const cards = ['Éclair', 'eggs', 'Zest', '9 soups', '‘Nduja', 'Øllebrød', 'Омлет'].map((title) => aCard({ title }))
  test.each([
    ['E', ['Éclair', 'eggs']],
    ['Z', ['Zest']],
    ['O', ['Øllebrød']],
    ['N', []],
    ['Q', []],
  ])('%s', (letter, found) => {
    expect(titles(cards, { letter })).toEqual(found)
  })

  test('only letters with posts for the other filters are offered', () => {
    const select = createSelector(cards)
    expect([...select(NO_FILTER, null).letters].sort()).toEqual(['E', 'O', 'Z'])
    expect([...select({ ...NO_FILTER, search: 'e', letter: 'Z' }, null).letters].sort()).toEqual(['E', 'O', 'Z'])
    expect([...select({ ...NO_FILTER, search: 'eggs', letter: 'Z' }, null).letters]).toEqual(['E'])
  })
})

describe('categories', () => {
  const [soup, salad] = [
    aCard({ title: 'Soup', categories: ['soups', 'vegan'] }),
    aCard({ title: 'Salad', categories: ['vegan'] }),
  ]
  test('one category, or all', () => {
    expect(titles([soup, salad], { category: 'soups' })).toEqual(['Soup'])
    expect(titles([soup, salad], { category: 'vegan' })).toEqual(['Soup', 'Salad'])
    expect(titles([soup, salad], {})).toEqual(['Soup', 'Salad'])
  })

  test('Favorites are those of the member; for a visitor it counts as All', () => {
    expect(titles([soup, salad], { category: 'favorites' }, [salad.databaseId])).toEqual(['Salad'])
    expect(titles([soup, salad], { category: 'favorites' }, [])).toEqual([])
    expect(titles([soup, salad], { category: 'favorites' }, null)).toEqual(['Soup', 'Salad'])
  })
})

describe('recipes by diet and allergen', () => {
  const cards = [
    aCard({ title: 'Vegan', diets: ['vegan'] }),
    aCard({ title: 'Vegetarian', diets: ['vegetarian', 'gluten-free'], allergens: ['dairy'] }),
    aCard({ title: 'Fish', diets: ['pescatarian'], allergens: ['fish', 'gluten'] }),
    aCard({ title: 'Chicken' }),
  ]
  test.each([
    [['vegan'], ['Vegan']],
    [['vegetarian'], ['Vegan', 'Vegetarian']],
    [['pescatarian'], ['Vegan', 'Vegetarian', 'Fish']],
    [['dairy-free'], ['Vegan']],
    [['vegetarian', 'gluten-free'], ['Vegetarian']],
  ] as const)('who eats %j is shown %j', (diets, found) => {
    expect(titles(cards, { diets })).toEqual(found)
  })

  test('without an allergen', () => {
    expect(titles(cards, { without: ['dairy'] })).toEqual(['Vegan', 'Fish', 'Chicken'])
    expect(titles(cards, { without: ['dairy', 'gluten'] })).toEqual(['Vegan', 'Chicken'])
  })

  test('extras that are not lists match nothing', () => {
    const odd = { ...aCard({ title: 'Odd' }), extras: { diets: 'vegan', allergens: null } }
    expect(titles([odd], { diets: ['vegan'] })).toEqual([])
    expect(titles([odd], { without: ['fish'] })).toEqual(['Odd'])
  })
})

describe('for any filter', () => {
  const cards = fc.array(
    fc.record({
      title: fc.string(),
      locked: fc.boolean(),
      totalTime: fc.nat(3),
      nutritionProtein: fc.option(fc.nat(3)),
      categories: fc.subarray(['a', 'b']),
    }),
  )
  const sorts = fc.constantFrom(...(Object.keys(SORTS) as Sort[]))

  test('a sort shows every card once', () => {
    fc.assert(
      fc.property(cards, sorts, (all, sort) => {
        const made = all.map(aCard)
        const ids = createSelector(made)({ ...NO_FILTER, sort }, null).cards.map(({ databaseId }) => databaseId)
        expect(ids.sort((a, b) => a - b)).toEqual(made.map(({ databaseId }) => databaseId))
      }),
    )
  })

  test('an offered letter has cards, and any other has none', () => {
    fc.assert(
      fc.property(cards, fc.string({ maxLength: 1 }), (all, search) => {
        const select = createSelector(all.map(aCard))
        const { letters } = select({ ...NO_FILTER, search }, null)
        for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
          expect(select({ ...NO_FILTER, search, letter }, null).cards.length > 0).toBe(letters.has(letter))
        }
      }),
      { numRuns: 50 },
    )
  })
})

describe('movements', () => {
  const cards = [
    aCard({ title: 'Chair', level: 'Beginner', duration: 2 }),
    aCard({ title: 'Stairs', level: 'Beginner', duration: 12.4 }),
    aCard({ title: 'Mat', level: 'Advanced', duration: 20 }),
    aCard({ title: 'Talk', level: 'Advanced' }),
  ]

  test.each<[Partial<GridFilter>, string[]]>([
    [{}, ['Chair', 'Stairs', 'Mat', 'Talk']],
    [{ level: 'Beginner' }, ['Chair', 'Stairs']],
    [{ level: 'Intermediate' }, []],
    [{ length: 'short' }, ['Chair']],
    [{ length: 'medium' }, ['Stairs']],
    [{ length: 'long' }, ['Mat']],
    [{ level: 'Advanced', length: 'long' }, ['Mat']],
  ])('%j: by level and by length in whole minutes', (filter, shown) => {
    expect(titles(cards, filter)).toEqual(shown)
  })
})

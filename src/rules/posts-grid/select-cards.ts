import { normalizeText } from '@/rules/normalize-text'
import type { Diet } from '@/rules/recipe-terms'
import { ALL, FAVORITES, type GridFilter, LENGTHS, letterOf, type Sort } from './filter'
import { categorySlugs } from './tabs'

/** The fields of a card that filtering and sorting use; cards of the catalogue have all of them. */
export type GridCard = {
  databaseId: number
  title: string
  isRestrictedForMember: boolean
  categories: readonly { slug: string }[]
  recipes: {
    totalTime: number
    nutritionProtein: number | null
    nutritionKcal: number | null
    nutritionSugars: number | null
  }
  /** In minutes. */
  duration: number | null
  /** `diets` and `allergens` of recipes, the `season` of a reset week, the `level` of a movement. */
  extras: Readonly<Record<string, unknown>>
}

/** The values of a card that filters are compared with. */
type SearchableCard = {
  title: string
  letter: string
  categories: ReadonlySet<string>
  diets: ReadonlySet<string>
  allergens: ReadonlySet<string>
}
type Entry<Card> = SearchableCard & { card: Card }

/** A recipe lists only its narrowest diet: a vegan recipe is also vegetarian. */
const IMPLIED_DIETS: Readonly<Record<string, readonly Diet[]>> = {
  vegan: ['vegetarian', 'pescatarian', 'dairy-free'],
  vegetarian: ['pescatarian'],
}

const stringsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((word) => typeof word === 'string') : []

/** Computed once per card. */
const searchableCards = new WeakMap<GridCard, SearchableCard>()

/** The searchable values of a card. This is most of the work of {@link createSelector}: call it in slices beforehand to keep the page responsive. */
export function toSearchable(card: GridCard): SearchableCard {
  const cached = searchableCards.get(card)
  if (cached) return cached
  const diets = stringsIn(card.extras.diets)
  const searchable = {
    title: normalizeText(card.title),
    letter: letterOf(card.title),
    categories: new Set(categorySlugs(card)),
    diets: new Set([...diets, ...diets.flatMap((diet) => IMPLIED_DIETS[diet] ?? [])]),
    allergens: new Set(stringsIn(card.extras.allergens)),
  }
  searchableCards.set(card, searchable)
  return searchable
}

/** A total time of 0 is the default, so it counts as missing. */
const SORT_VALUES: Readonly<Record<'time' | 'protein' | 'calories' | 'sugars', (card: GridCard) => number | null>> = {
  time: ({ recipes }) => recipes.totalTime || null,
  protein: ({ recipes }) => (recipes.nutritionProtein === null ? null : -recipes.nutritionProtein),
  calories: ({ recipes }) => (recipes.nutritionKcal === null ? null : -recipes.nutritionKcal),
  sugars: ({ recipes }) => recipes.nutritionSugars,
}

const titleCollator = new Intl.Collator('en', { sensitivity: 'base', numeric: true, ignorePunctuation: true })

/** Sorting is stable; Free first keeps the given order; ties are sorted by title; missing values come last. */
function createSorter<Card extends GridCard>(entries: readonly Entry<Card>[], freeFirst: boolean) {
  const sortedEntries = new Map<Sort, readonly Entry<Card>[]>()
  const sortEntries = (sort: Sort): readonly Entry<Card>[] => {
    if (sort === 'free') {
      if (!freeFirst) return entries
      const isLocked = ({ card }: Entry<Card>) => card.isRestrictedForMember
      return [...entries.filter((entry) => !isLocked(entry)), ...entries.filter(isLocked)]
    }
    if (sort === 'a-z') return entries.toSorted((a, b) => titleCollator.compare(a.card.title, b.card.title))
    if (sort === 'z-a') return entries.toSorted((a, b) => titleCollator.compare(b.card.title, a.card.title))
    const numberOf = SORT_VALUES[sort]
    return sortedBy('a-z')
      .map((entry) => ({ entry, number: numberOf(entry.card) ?? Number.POSITIVE_INFINITY }))
      .sort((a, b) => (a.number === b.number ? 0 : a.number - b.number))
      .map(({ entry }) => entry)
  }
  const sortedBy = (sort: Sort): readonly Entry<Card>[] => {
    const sorted = sortedEntries.get(sort) ?? sortEntries(sort)
    sortedEntries.set(sort, sorted)
    return sorted
  }
  return sortedBy
}

/** Whether a card has the level and the length of a filter; one without a duration has no length. */
function isOfLevelAndLength({ duration, extras }: GridCard, { length, level }: GridFilter): boolean {
  if (level !== '' && extras.level !== level) return false
  if (length === '') return true
  return (
    duration !== null && Math.round(duration) >= LENGTHS[length].from && Math.round(duration) <= LENGTHS[length].upTo
  )
}

/** The result of a filter. */
export type Selection<Card> = {
  cards: Card[]
  /** Letters with at least one post; the others are disabled. */
  letters: ReadonlySet<string>
}

/**
 * Prepares the cards of a grid once, so that each later filter is a single pass over them.
 * @param cards in the server's order
 * @param freeFirst false: restricted posts keep their place in that order
 * @returns a function of a filter and a member's favorites (databaseIds). For a visitor (null)
 * Favorites counts as All
 */
export function createSelector<Card extends GridCard>(cards: readonly Card[], freeFirst = true) {
  const sortedBy = createSorter(
    cards.map((card): Entry<Card> => ({ card, ...toSearchable(card) })),
    freeFirst,
  )
  return function select(filter: GridFilter, favorites: ReadonlySet<number> | null): Selection<Card> {
    const search = normalizeText(filter.search.trim())
    const letters = new Set<string>()
    const selected: Card[] = []
    const isInCategory = ({ card, categories }: Entry<Card>) => {
      if (filter.category === FAVORITES) return favorites === null || favorites.has(card.databaseId)
      return filter.category === ALL || categories.has(filter.category)
    }
    for (const entry of sortedBy(filter.sort)) {
      if (!entry.title.includes(search) || !isInCategory(entry)) continue
      if (!filter.diets.every((diet) => entry.diets.has(diet))) continue
      if (filter.without.some((allergen) => entry.allergens.has(allergen))) continue
      if (!isOfLevelAndLength(entry.card, filter)) continue
      letters.add(entry.letter)
      if (filter.letter === '' || entry.letter === filter.letter) selected.push(entry.card)
    }
    letters.delete('')
    return { cards: selected, letters }
  }
}

import { ALL, FAVORITES, type GridFilter, isAllergen, isDiet, isSort, LETTERS, NO_FILTER } from './filter'

/** Which values a grid knows. Others in an address fall back silently. DESIGN 7. */
export type KnownFilters = {
  search: boolean
  /** Slugs of the categories that have a tab. */
  categories: readonly string[]
  /** Whether it has Favorites: a member's grid of anything but reboot and revive weeks. SPEC 2.5. */
  favorites: boolean
  letters: boolean
  /** Recipes alone are sorted. */
  sorts: boolean
  /** Recipes alone have diets and allergens. */
  diets: boolean
  /** The category that is chosen where the address names none: of reset weeks a season. SPEC 2.2. */
  first: string
}

/** In the address, of a grid where All is not what stands there at first. */
const ALL_WORD = 'all'

const KEYS = ['search', 'category', 'letter', 'sort', 'diet', 'without'] as const
/** A search of more is cut. */
export const SEARCH_MAX_CHARS = 100

/** The keys of one grid. @param prefix '' for the first grid of a page, its block's id for the others. DESIGN 7 */
const keyOf = (prefix: string, key: (typeof KEYS)[number]) => (prefix === '' ? key : `${prefix}-${key}`)

/** A hash without "=" is an anchor, and says nothing about filters. */
const parsed = (hash: string) => new URLSearchParams(hash.includes('=') ? hash.replace(/^#/, '') : '')

/**
 * The filter that an address asks for. SPEC 2.5, DESIGN 7.
 * @param hash with its '#', as the browser gives it
 */
export function readFilter(hash: string, known: KnownFilters, prefix = ''): GridFilter {
  const given = parsed(hash)
  const one = (key: (typeof KEYS)[number]) => given.get(keyOf(prefix, key)) ?? ''
  const all = (key: (typeof KEYS)[number]) => (known.diets ? [...new Set(given.getAll(keyOf(prefix, key)))] : [])
  const category = one('category') || known.first
  const letter = one('letter').toUpperCase()
  const sort = one('sort')
  const isAll = known.first !== ALL && category === ALL_WORD
  const isKnown = known.categories.includes(category) || (known.favorites && category === FAVORITES)
  return {
    search: known.search ? one('search').slice(0, SEARCH_MAX_CHARS) : '',
    category: isKnown ? category : isAll ? ALL : known.first,
    letter: known.letters && LETTERS.includes(letter) ? letter : '',
    sort: known.sorts && isSort(sort) ? sort : NO_FILTER.sort,
    diets: all('diet').filter(isDiet),
    without: all('without').filter(isAllergen),
  }
}

/**
 * The address of a filter: what is as at first is left out, and what belongs to other grids stays. An anchor stays
 * where there is nothing to say. The page number is not kept. DESIGN 7.
 * @param hash of now, with its '#'
 * @param first the category that needs no saying
 * @returns the new hash with its '#', or '' for none
 */
export function writeFilter(hash: string, filter: GridFilter, prefix = '', first = ALL): string {
  const params = parsed(hash)
  for (const key of KEYS) params.delete(keyOf(prefix, key))
  const { category, diets, letter, search, sort, without } = filter
  const said = {
    search: search.trim(),
    category: category === first ? '' : category || ALL_WORD,
    letter,
    sort: sort === NO_FILTER.sort ? '' : sort,
  }
  for (const [key, value] of Object.entries(said) as [keyof typeof said, string][]) {
    if (value !== '') params.set(keyOf(prefix, key), value)
  }
  for (const diet of diets) params.append(keyOf(prefix, 'diet'), diet)
  for (const allergen of without) params.append(keyOf(prefix, 'without'), allergen)
  const text = params.toString()
  if (text !== '') return `#${text}`
  return hash.includes('=') || hash === '#' ? '' : hash
}

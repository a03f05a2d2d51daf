import { ALL, FAVORITES, type GridFilter, isAllergen, isDiet, isSort, LETTERS, NO_FILTER } from './filter'

/** Which values a grid knows. Others in an address fall back silently. DESIGN 7. */
export type AvailableFilters = {
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
const ALL_VALUE = 'all'

const KEYS = ['search', 'category', 'letter', 'sort', 'diet', 'without'] as const
/** A search of more is cut. */
export const SEARCH_MAX_CHARS = 100

/** The keys of one grid. @param prefix '' for the first grid of a page, its block's id for the others. DESIGN 7 */
const paramName = (prefix: string, key: (typeof KEYS)[number]) => (prefix === '' ? key : `${prefix}-${key}`)

/** A hash without "=" is an anchor, and says nothing about filters. */
const hashParams = (hash: string) => new URLSearchParams(hash.includes('=') ? hash.replace(/^#/, '') : '')

/**
 * The filter that an address asks for. SPEC 2.5, DESIGN 7.
 * @param hash with its '#', as the browser gives it
 */
export function parseFilter(hash: string, available: AvailableFilters, prefix = ''): GridFilter {
  const params = hashParams(hash)
  const single = (key: (typeof KEYS)[number]) => params.get(paramName(prefix, key)) ?? ''
  const multiple = (key: (typeof KEYS)[number]) =>
    available.diets ? [...new Set(params.getAll(paramName(prefix, key)))] : []
  const category = single('category') || available.first
  const letter = single('letter').toUpperCase()
  const sort = single('sort')
  const isAll = available.first !== ALL && category === ALL_VALUE
  const isKnown = available.categories.includes(category) || (available.favorites && category === FAVORITES)
  return {
    search: available.search ? single('search').slice(0, SEARCH_MAX_CHARS) : '',
    category: isKnown ? category : isAll ? ALL : available.first,
    letter: available.letters && LETTERS.includes(letter) ? letter : '',
    sort: available.sorts && isSort(sort) ? sort : NO_FILTER.sort,
    diets: multiple('diet').filter(isDiet),
    without: multiple('without').filter(isAllergen),
  }
}

/**
 * The address of a filter: what is as at first is left out, and what belongs to other grids stays. An anchor stays
 * where there is nothing to say. The page number is not kept. DESIGN 7.
 * @param hash of now, with its '#'
 * @param first the category that needs no saying
 * @returns the new hash with its '#', or '' for none
 */
export function formatFilter(hash: string, filter: GridFilter, prefix = '', first = ALL): string {
  const params = hashParams(hash)
  for (const key of KEYS) params.delete(paramName(prefix, key))
  const { category, diets, letter, search, sort, without } = filter
  const values = {
    search: search.trim(),
    category: category === first ? '' : category || ALL_VALUE,
    letter,
    sort: sort === NO_FILTER.sort ? '' : sort,
  }
  for (const [key, value] of Object.entries(values) as [keyof typeof values, string][]) {
    if (value !== '') params.set(paramName(prefix, key), value)
  }
  for (const diet of diets) params.append(paramName(prefix, 'diet'), diet)
  for (const allergen of without) params.append(paramName(prefix, 'without'), allergen)
  const text = params.toString()
  if (text !== '') return `#${text}`
  return hash.includes('=') || hash === '#' ? '' : hash
}

import {
  ALL,
  FAVORITES,
  type GridFilter,
  isAllergen,
  isDiet,
  isLength,
  isLevel,
  isSort,
  LETTERS,
  NO_FILTER,
} from './filter'

/** The filter values that a grid offers. Other values in the URL hash fall back silently (docs/product.md#filters-and-sorting). */
export type AvailableFilters = {
  search: boolean
  /** Slugs of the categories that have a tab. */
  categories: readonly string[]
  /** Whether it has Favorites: only for members, and not for reboot and revive weeks. */
  favorites: boolean
  letters: boolean
  /** Only recipes can be sorted. */
  sorts: boolean
  /** Only recipes have diets and allergens. */
  diets: boolean
  /** Only movements have a level and a length. */
  levels: boolean
  /** The category that is selected when the hash names none: for reset weeks the current season. */
  first: string
}

/** The value of All in the hash of a grid whose default category is another one. */
const ALL_VALUE = 'all'

const KEYS = ['search', 'category', 'letter', 'sort', 'diet', 'without', 'level', 'length'] as const
/** A longer search is cut. */
export const SEARCH_MAX_CHARS = 100

/** The hash key of one grid. @param prefix '' for the first grid of a page, the block's id for the others */
const paramName = (prefix: string, key: (typeof KEYS)[number]) => (prefix === '' ? key : `${prefix}-${key}`)

/** A hash without "=" is an anchor, not a filter. */
const hashParams = (hash: string) => new URLSearchParams(hash.includes('=') ? hash.replace(/^#/, '') : '')

/**
 * Parses the filter in a URL hash (docs/product.md#filters-and-sorting).
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
  const level = available.levels ? single('level') : ''
  const length = available.levels ? single('length') : ''
  const isAll = available.first !== ALL && category === ALL_VALUE
  const isKnown = available.categories.includes(category) || (available.favorites && category === FAVORITES)
  return {
    search: available.search ? single('search').slice(0, SEARCH_MAX_CHARS) : '',
    category: isKnown ? category : isAll ? ALL : available.first,
    letter: available.letters && LETTERS.includes(letter) ? letter : '',
    sort: available.sorts && isSort(sort) ? sort : NO_FILTER.sort,
    diets: multiple('diet').filter(isDiet),
    without: multiple('without').filter(isAllergen),
    level: isLevel(level) ? level : '',
    length: isLength(length) ? length : '',
  }
}

/**
 * The URL hash of a filter. Default values are left out, the keys of other grids stay, and an anchor stays when the filter
 * is the default. The page number is not stored.
 * @param hash the current one, with its '#'
 * @param first the default category, which is left out
 * @returns the new hash with its '#', or '' for none
 */
export function formatFilter(hash: string, filter: GridFilter, prefix = '', first = ALL): string {
  const params = hashParams(hash)
  for (const key of KEYS) params.delete(paramName(prefix, key))
  const { category, diets, length, letter, level, search, sort, without } = filter
  const values = {
    search: search.trim(),
    category: category === first ? '' : category || ALL_VALUE,
    letter,
    sort: sort === NO_FILTER.sort ? '' : sort,
    level,
    length,
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

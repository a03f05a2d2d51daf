import { normalizeText } from '@/rules/normalize-text'
import { ALLERGENS, type Allergen, DIETS, type Diet } from '@/rules/recipe-terms'

/** The sort orders of recipes by their value in the URL, in the order of the menu. */
export const SORTS = {
  free: 'Free first',
  time: 'Total Time',
  protein: 'Protein',
  calories: 'Calories',
  sugars: 'Sugars',
  'a-z': 'Alphabetical A-Z',
  'z-a': 'Alphabetical Z-A',
} as const
export type Sort = keyof typeof SORTS

/** The levels of movements, as stored. */
export const LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const
export type Level = (typeof LEVELS)[number]

/** The lengths of movements by their value in the URL; `upTo` is in minutes. */
export const LENGTHS = {
  short: { label: 'Up to 5 min', from: 0, upTo: 5 },
  medium: { label: '6 to 12 min', from: 6, upTo: 12 },
  long: { label: '13 min or more', from: 13, upTo: Number.POSITIVE_INFINITY },
} as const
export type Length = keyof typeof LENGTHS

/** The categories All and Favorites; all others are identified by their slug. */
export const ALL = ''
export const FAVORITES = 'favorites'

/** The filter of a posts grid (docs/product.md#filters-and-sorting). */
export type GridFilter = {
  /** As typed; '' matches every post. */
  search: string
  /** A category's slug, {@link FAVORITES} or {@link ALL}. */
  category: string
  /** 'A' to 'Z', or '' for all. */
  letter: string
  sort: Sort
  /** Recipes that fit all of these diets. */
  diets: readonly Diet[]
  /** Recipes with none of these allergens. */
  without: readonly Allergen[]
  /** Movements of this level; '' for all. */
  level: Level | ''
  /** Movements of this length; '' for all. */
  length: Length | ''
}

export const NO_FILTER: GridFilter = {
  search: '',
  category: ALL,
  letter: '',
  sort: 'free',
  diets: [],
  without: [],
  level: '',
  length: '',
}

/** A filter, and the page of its results, from 1. */
export type GridView = { filter: GridFilter; page: number }

/** Changes a filter and goes back to page 1. */
export function withChange({ filter }: GridView, change: Partial<GridFilter>): GridView {
  return { filter: { ...filter, ...change }, page: 1 }
}

/** Whether any filter or the sort order differs from the default. */
export function isFiltered(filter: GridFilter): boolean {
  const { category, diets, length, letter, level, search, sort, without } = filter
  return (
    [search.trim(), category, letter, level, length].some(Boolean) ||
    sort !== NO_FILTER.sort ||
    diets.length + without.length > 0
  )
}

export const isSort = (value: unknown): value is Sort => typeof value === 'string' && Object.hasOwn(SORTS, value)
export const isLevel = (value: unknown): value is Level => LEVELS.some((level) => level === value)
export const isLength = (value: unknown): value is Length => typeof value === 'string' && Object.hasOwn(LENGTHS, value)
export const isDiet = (value: unknown): value is Diet => DIETS.some((diet) => diet === value)
export const isAllergen = (value: unknown): value is Allergen => ALLERGENS.some((allergen) => allergen === value)

/**
 * The letter of the A-Z filter that a title belongs to: its first character, without accent and case.
 * @returns 'A' to 'Z'; '' for a digit, a symbol, or a letter of another alphabet
 */
export function letterOf(title: string): string {
  const [first = ''] = normalizeText(title.trim())
  return /^[a-z]$/.test(first) ? first.toUpperCase() : ''
}

export const LETTERS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

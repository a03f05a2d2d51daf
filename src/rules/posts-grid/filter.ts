import { normalizeText } from '@/rules/normalize-text'
import { ALLERGENS, type Allergen, DIETS, type Diet } from '@/rules/recipe-terms'

/** SPEC 2.5: the sort orders of recipes, under the words that addresses use, in the order of the list. */
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

/** SPEC 2.5: every post, and those that a member has hearted. A category of the site is named by its slug. */
export const ALL = ''
export const FAVORITES = 'favorites'

/** What a grid shows of its posts. SPEC 2.5. */
export type GridFilter = {
  /** As typed; '' matches all. */
  search: string
  /** A category's slug, {@link FAVORITES} or {@link ALL}. */
  category: string
  /** 'A' to 'Z', or '' for all. */
  letter: string
  sort: Sort
  /** Recipes: each of these holds for them. */
  diets: readonly Diet[]
  /** Recipes: they hold none of these. */
  without: readonly Allergen[]
}

export const NO_FILTER: GridFilter = { search: '', category: ALL, letter: '', sort: 'free', diets: [], without: [] }

/** A filter, and the page of what it lets through, from 1. */
export type GridView = { filter: GridFilter; page: number }

/** SPEC 4: any filter change leads back to page 1. */
export function withChange({ filter }: GridView, change: Partial<GridFilter>): GridView {
  return { filter: { ...filter, ...change }, page: 1 }
}

/** Whether anything is filtered or sorted otherwise than at first. */
export function isFiltered(filter: GridFilter): boolean {
  const { category, diets, letter, search, sort, without } = filter
  return [search.trim(), category, letter].some(Boolean) || sort !== NO_FILTER.sort || diets.length + without.length > 0
}

export const isSort = (value: unknown): value is Sort => typeof value === 'string' && Object.hasOwn(SORTS, value)
export const isDiet = (value: unknown): value is Diet => DIETS.some((diet) => diet === value)
export const isAllergen = (value: unknown): value is Allergen => ALLERGENS.some((allergen) => allergen === value)

/**
 * The letter under which a title stands. DESIGN 7: its first character, without accent and case.
 * @returns 'A' to 'Z'; '' for a digit, a sign, or a letter of another alphabet
 */
export function letterOf(title: string): string {
  const [first = ''] = normalizeText(title.trim())
  return /^[a-z]$/.test(first) ? first.toUpperCase() : ''
}

export const LETTERS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

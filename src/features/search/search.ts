import { normalizeText } from '@/rules/normalize-text'
import type { SearchItem } from './search-item'

/**
 * The options of fuse.js (docs/product.md#filters-and-sorting): case-insensitive and fuzzy, threshold 0.6, distance
 * 100, by slug and title. At this distance it compares the first 60 characters, so longer texts are not among the
 * keys.
 */
export const SEARCH_OPTIONS = {
  keys: ['slug', 'title'],
  threshold: 0.6,
  distance: 100,
  isCaseSensitive: false,
  ignoreDiacritics: true,
  minMatchCharLength: 2,
  includeScore: true,
}

/** The part of fuse.js that is used. A parameter, since it is loaded lazily with the search dialog. */
type FuseConstructor = new (
  items: readonly SearchItem[],
  options: typeof SEARCH_OPTIONS,
) => { search(text: string, options: { limit: number }): { item: SearchItem; score?: number }[] }

/** The best ones come first; more would not be read. */
const MAX_RESULTS = 40

/**
 * How much worse than the best result a result may score, since a threshold of 0.6 lets much through. 0 is a perfect
 * match, 1 none.
 */
const SCORE_MARGIN = 0.25

/**
 * Prepares a search of the index.
 * @returns the best results, the best first: those that contain the text, and those that score nearly as well as the
 * best one; none for a blank text
 */
export function createSearcher(Fuse: FuseConstructor, items: readonly SearchItem[]): (text: string) => SearchItem[] {
  const fuse = new Fuse(items, SEARCH_OPTIONS)
  return (text) => {
    const query = text.trim()
    if (query === '') return []
    const results = fuse.search(query, { limit: MAX_RESULTS })
    const maxScore = (results[0]?.score ?? 0) + SCORE_MARGIN
    const titleIncludes = ({ title }: SearchItem) => normalizeText(title).includes(normalizeText(query))
    return results.filter(({ item, score = 0 }) => score <= maxScore || titleIncludes(item)).map(({ item }) => item)
  }
}

/** More would push the field's own results out of a phone's first screen. */
const MAX_SUGGESTIONS = 8

/**
 * What a search without results offers: the pages of the site's navigation.
 * @param sections addresses as the navigation has them, the most important first
 * @returns one group, or none where the index has none of the pages
 */
export function suggestionsOf(items: readonly SearchItem[], sections: readonly string[]): ResultGroup[] {
  const byPath = new Map(items.map((item) => [pathOf(item.uri), item]))
  const pages = new Set(sections.map((url) => byPath.get(pathOf(url))).filter((item) => item !== undefined))
  return pages.size > 0 ? [{ label: 'Browse', items: [...pages].slice(0, MAX_SUGGESTIONS) }] : []
}

const pathOf = (url: string) => url.replace(/[?#].*$/s, '').replace(/\/+$/, '')

export type ResultGroup = { label: string; items: SearchItem[] }

/** Groups results by type, the best one's group first; the order within a group stays. */
export function groupResults(results: readonly SearchItem[]): ResultGroup[] {
  const groups = new Map<string, SearchItem[]>()
  for (const item of results) groups.set(item.label, [...(groups.get(item.label) ?? []), item])
  return [...groups].map(([label, items]) => ({ label, items }))
}

/**
 * The result that an arrow key moves to, counted over all groups.
 * @param activeIndex null: none yet
 * @returns null if there are no results; wraps around at the ends
 */
export function moveActiveIndex(activeIndex: number | null, step: 1 | -1, count: number): number | null {
  if (count === 0) return null
  if (activeIndex === null) return step === 1 ? 0 : count - 1
  return (activeIndex + step + count) % count
}

import { normalizeText } from '@/rules/normalize-text'
import type { SearchItem } from './search-item'

/**
 * How fuse.js searches. SPEC 5, 9: case-insensitive and fuzzy, threshold 0.6, distance 100, by slug and title. At
 * this distance it sees the first 60 characters, so that no longer text is among the keys. DESIGN 10.
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

/** The part of fuse.js that is used. It is loaded with the search itself, so it is handed over. */
type FuseConstructor = new (
  items: readonly SearchItem[],
  options: typeof SEARCH_OPTIONS,
) => { search(text: string, options: { limit: number }): { item: SearchItem; score?: number }[] }

/** More than anybody reads: the best ones are on top. */
const MAX_RESULTS = 40

/** Beside a good match one that is so much worse is noise: a threshold of 0.6 lets much through. 0 fits best, 1 not. */
const SCORE_MARGIN = 0.25

/**
 * Prepares a search through the index.
 * @returns the items that fit best, the best first: those that hold the text, and those nearly as good as the best
 * one; none for a blank text
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

export type ResultGroup = { label: string; items: SearchItem[] }

/** Results by type, the group of the best one first; within a group the order stays. */
export function groupResults(results: readonly SearchItem[]): ResultGroup[] {
  const groups = new Map<string, SearchItem[]>()
  for (const item of results) groups.set(item.label, [...(groups.get(item.label) ?? []), item])
  return [...groups].map(([label, items]) => ({ label, items }))
}

/**
 * The result that the arrow keys lead to, counted over all groups as they stand.
 * @param activeIndex null: none yet
 * @returns null where there is nothing to go to; beyond the ends it goes round
 */
export function moveActiveIndex(activeIndex: number | null, step: 1 | -1, count: number): number | null {
  if (count === 0) return null
  if (activeIndex === null) return step === 1 ? 0 : count - 1
  return (activeIndex + step + count) % count
}

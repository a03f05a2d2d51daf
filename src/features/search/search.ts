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

/** What a word is rarely meant for: of two titles that contain it, a dish is wanted rather than what is said about it. */
const LATER_TYPES: readonly SearchItem['postType'][] = ['pages', 'forumTopics']

/** How well a result fits a normalized text, 0 best: it is the title, part of the title, or similar to it. */
function fitOf({ postType, title }: SearchItem, text: string): number {
  const normalized = normalizeText(title)
  if (normalized === text) return 0
  if (!normalized.includes(text)) return 3
  return LATER_TYPES.includes(postType) ? 2 : 1
}

/**
 * Groups results by type. The group with the best fit comes first, groups that fit as well in the order of their
 * results; the order within a group stays.
 * @param text what was searched for
 */
export function groupResults(results: readonly SearchItem[], text: string): ResultGroup[] {
  const query = normalizeText(text.trim())
  const groups = new Map<string, ResultGroup & { fit: number }>()
  for (const item of results) {
    const { fit, items } = groups.get(item.label) ?? { fit: Number.POSITIVE_INFINITY, items: [] }
    groups.set(item.label, { label: item.label, items: [...items, item], fit: Math.min(fit, fitOf(item, query)) })
  }
  return [...groups.values()].toSorted((a, b) => a.fit - b.fit).map(({ items, label }) => ({ label, items }))
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

/** A part of a title, and whether it matches the query. */
export type HighlightPart = { text: string; isMatch: boolean }

/** Characters with a meaning in regular expressions. */
const REGEX_SYNTAX = /[.*+?^${}()|[\]\\]/g

/** Splits a title at the words of the query that it contains literally. Fuzzy matches are not highlighted. */
export function highlightMatches(title: string, query: string): HighlightPart[] {
  const words = query.split(/\s+/).filter((word) => word.length > 1)
  if (words.length === 0) return [{ text: title, isMatch: false }]
  const pattern = new RegExp(`(${words.map((word) => word.replace(REGEX_SYNTAX, '\\$&')).join('|')})`, 'iu')
  // Captured parts are at every second index.
  return title
    .split(pattern)
    .map((text, index) => ({ text, isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

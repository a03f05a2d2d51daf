/** A piece of a title, and whether it is what was searched for. */
export type HighlightPart = { text: string; isMatch: boolean }

/** Signs that mean something in a pattern. */
const REGEX_SYNTAX = /[.*+?^${}()|[\]\\]/g

/**
 * A title in pieces, where the words that were searched for stand in it as they are. A word that is only like one
 * of them marks nothing: scattered letters help nobody.
 */
export function highlightMatches(title: string, query: string): HighlightPart[] {
  const words = query.split(/\s+/).filter((word) => word.length > 1)
  if (words.length === 0) return [{ text: title, isMatch: false }]
  const pattern = new RegExp(`(${words.map((word) => word.replace(REGEX_SYNTAX, '\\$&')).join('|')})`, 'iu')
  // What a pattern has caught stands at every second place.
  return title
    .split(pattern)
    .map((text, index) => ({ text, isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

/** About as long as a card is comfortable with. */
const MAX_CHARS = 280

/**
 * The beginning of a text, cut between two words.
 * @param text plain, on one line
 * @returns the text and whether something is missing, which an ellipsis shows
 */
export function shorten(text: string, maxChars = MAX_CHARS): { text: string; more: boolean } {
  if (text.length <= maxChars) return { text, more: false }
  const cut = text.slice(0, maxChars + 1).lastIndexOf(' ')
  // A word longer than a card: cut anywhere but in the middle of a character.
  const kept = cut > 0 ? text.slice(0, cut) : [...text.slice(0, maxChars)].slice(0, -1).join('')
  return { text: `${kept.replace(/[\s,;:.!?–-]+$/u, '')}…`, more: true }
}

/** Search engines show about this much of a description. */
const DESCRIPTION_MAX_CHARS = 160

/**
 * The first sentences of a text, as many as a search result shows; where the first alone is longer, its beginning.
 * @param text plain, on one line
 */
export function firstSentences(text: string, maxChars = DESCRIPTION_MAX_CHARS): string {
  let description = ''
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)) {
    if ((description + segment).trimEnd().length > maxChars) break
    description += segment
  }
  return description.trimEnd() || shorten(text, maxChars).text
}

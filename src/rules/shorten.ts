/**
 * Cuts a text between two words.
 * @param text plain, on one line
 * @returns the text, with an ellipsis when it was cut, and whether it was cut
 */
export function shorten(text: string, maxChars: number): { text: string; more: boolean } {
  if (text.length <= maxChars) return { text, more: false }
  const cut = text.slice(0, maxChars + 1).lastIndexOf(' ')
  // A single very long word is cut between two characters, not inside a surrogate pair.
  const start = cut > 0 ? text.slice(0, cut) : [...text.slice(0, maxChars)].slice(0, -1).join('')
  return { text: withEllipsis(start), more: true }
}

const withEllipsis = (text: string) => `${text.replace(/[\s,;:.!?·–-]+$/u, '')}…`

/** A word of the beginning of a text has no more characters on average. */
const WORD_CHARS = 8

/**
 * The beginning of a text whose rest is restricted: at most half of its words, and always with an ellipsis.
 * @param text plain, on one line
 * @returns '' for a text of a single word
 */
export function firstWords(text: string, maxWords: number): string {
  const words = text.split(' ').filter(Boolean)
  const first = words.slice(0, Math.min(maxWords, Math.floor(words.length / 2)))
  return first.length === 0 ? '' : withEllipsis(shorten(first.join(' '), maxWords * WORD_CHARS).text)
}

/** Search engines show about this many characters of a description. */
const DESCRIPTION_MAX_CHARS = 160

/**
 * The first sentences of a text that fit into a search result; if the first one is longer, its beginning.
 * @param text plain, on one line
 */
export function firstSentences(text: string, maxChars = DESCRIPTION_MAX_CHARS): string {
  return sentencesThatFit(text, maxChars) || shorten(text, maxChars).text
}

/**
 * Shortens a text to whole sentences; where they would fill less than half of the length,
 * it is cut between two words.
 * @param text plain, on one line
 */
export function shortenToSentences(text: string, maxChars: number): { text: string; more: boolean } {
  if (text.length <= maxChars) return { text, more: false }
  const sentences = sentencesThatFit(text, maxChars)
  return sentences.length >= maxChars / 2 ? { text: sentences, more: true } : shorten(text, maxChars)
}

function sentencesThatFit(text: string, maxChars: number): string {
  let sentences = ''
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)) {
    if ((sentences + segment).trimEnd().length > maxChars) break
    sentences += segment
  }
  return sentences.trimEnd()
}

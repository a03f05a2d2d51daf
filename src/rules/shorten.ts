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

const wordsOf = (text: string) => text.split(' ').filter(Boolean)

/**
 * The beginning of a text whose rest is restricted: at most half of its words, up to the end of a sentence where one ends
 * within the last words, else with an ellipsis.
 * @param text plain, on one line
 * @param lastWords how many words may be left out for the end of a sentence
 * @returns '' for a text of a single word
 */
export function firstWords(text: string, maxWords: number, lastWords: number): string {
  const words = wordsOf(text)
  const first = words.slice(0, Math.min(maxWords, Math.floor(words.length / 2)))
  if (first.length === 0) return ''
  const { text: start } = shorten(first.join(' '), maxWords * WORD_CHARS)
  const sentences = sentencesThatFit(words.join(' '), start.length)
  const ended = wordsOf(sentences).length
  return ended > Math.max(0, first.length - lastWords) ? sentences : withEllipsis(start)
}

/**
 * The section that a text whose rest is restricted begins with.
 * @param section the beginning of the text
 * @returns null for a section of more words, or more than half of the text
 */
export function wholeSection(text: string, section: string, maxWords: number): string | null {
  const count = wordsOf(section).length
  const fits = count <= Math.min(maxWords, wordsOf(text).length / 2) && section.length <= maxWords * WORD_CHARS
  return fits ? section : null
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

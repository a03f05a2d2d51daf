/** Fewer words say too little about a text. */
const MIN_WORDS = 100

/**
 * About how many syllables an English word has: its groups of vowels, without a silent e at its end.
 */
function syllablesOf(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/(?:(?<!l|[aeiouy])es?|ed)$/, '')
    .match(/[aeiouy]{1,2}/g)
  return Math.max(1, groups?.length ?? 0)
}

/**
 * The Flesch reading ease of English sentences (https://en.wikipedia.org/wiki/Flesch%E2%80%93Kincaid_readability_tests):
 * 100 is very easy, 60 plain English, below 50 difficult.
 * @param texts each a paragraph or a sentence of its own
 * @returns null for fewer than 100 words
 */
export function readingEase(texts: readonly string[]): number | null {
  let [sentences, words, syllables] = [0, 0, 0]
  for (const text of texts) {
    for (const sentence of text.split(/[.!?…]+(?:\s|$)/)) {
      const found = sentence.match(/\p{L}[\p{L}’'-]*/gu) ?? []
      if (found.length === 0) continue
      sentences += 1
      words += found.length
      for (const word of found) syllables += syllablesOf(word)
    }
  }
  if (words < MIN_WORDS) return null
  return 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words)
}

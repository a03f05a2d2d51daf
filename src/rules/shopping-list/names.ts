import { normalizeText } from '@/rules/normalize-text'

/**
 * A simple stem of a word, for comparison only: it is not always a correct singular. Words in -is and -us stay, since
 * most of them are no plurals: two different names with one key would be added up.
 */
function singular(word: string): string {
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:o|s|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}

/** The normalized words of an ingredient's name: "Red Onions" gives "red" and "onion". */
export const nameWords = (name: string): string[] =>
  (normalizeText(name).match(/[\p{L}\p{N}']+/gu) ?? []).map((word) => singular(word))

/** A key that is equal for two spellings of one ingredient. */
export const nameKey = (name: string): string => nameWords(name).join(' ')

import { normalizeText } from '@/rules/normalize-text'

/** A word for one of a thing, by which two spellings are known for the same; not always a word of English. */
function singular(word: string): string {
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:o|s|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}

/** The words of an ingredient's name, without accents and number: "Crème fraîche", "Red Onions". */
export const nameWords = (name: string): string[] =>
  (normalizeText(name).match(/[\p{L}\p{N}']+/gu) ?? []).map((word) => singular(word))

/** What two spellings of one ingredient have in common. */
export const nameKey = (name: string): string => nameWords(name).join(' ')

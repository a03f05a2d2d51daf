import { shorten } from '../shorten'

/** A line that ends a sentence or a part of one, also inside quotation marks or brackets. */
const ENDED = /[.!?…:;,–—]["'”’»)\]]*$/u

/**
 * The beginning of a post on one line. A heading, an item or a link on a line of its own has no stop, so a dot keeps it
 * apart from what follows.
 * @param text a line for each block
 */
export function excerptOf(text: string, maxChars: number): string {
  const [first = '', ...others] = text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  const line = others.reduce((before, next) => `${before}${ENDED.test(before) ? ' ' : ' · '}${next}`, first)
  return shorten(line, maxChars).text
}

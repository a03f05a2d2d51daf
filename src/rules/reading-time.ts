/** Words that people read in a minute, on a screen and without hurry. */
const WORDS_PER_MINUTE = 220

/**
 * How long a text takes to read.
 * @param text plain text
 * @returns whole minutes, 1 at least; null without a word
 */
export function readingMinutes(text: string): number | null {
  const words = text.match(/\S+/g)?.length ?? 0
  return words === 0 ? null : Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

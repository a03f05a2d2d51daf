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

/**
 * How long an authored text takes to read, as {@link readingMinutes}.
 * @param richText as the CMS stores it; what it only refers to is not read
 * @param html used where there is no rich text
 */
export function minutesToRead(richText: unknown, html: string | null | undefined): number | null {
  return readingMinutes(richTextWords(richText).join(' ')) ?? readingMinutes((html ?? '').replaceAll(/<[^>]*>/g, ' '))
}

function richTextWords(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(richTextWords)
  if (typeof node !== 'object' || node === null) return []
  const { children, root, text } = node as { children?: unknown; root?: unknown; text?: unknown }
  return [...(typeof text === 'string' ? [text] : []), ...richTextWords(root), ...richTextWords(children)]
}

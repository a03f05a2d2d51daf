import type { TextPart } from './form-texts'

/**
 * The first heading of a text that skips a level, which confuses readers who jump from heading to heading.
 * @param above the level of the heading above the text: 1 for a page's title
 * @returns what is wrong; null if the order is right
 */
export function headingProblem(parts: readonly TextPart[], above = 1): string | null {
  let before = above
  for (const { heading, text } of parts) {
    if (heading === null) continue
    if (heading > before + 1) {
      const wanted = before === 1 ? 'with no heading 2 above it' : `below a heading ${before}`
      return `“${text}” is a heading ${heading} ${wanted}. Use heading ${before + 1}.`
    }
    before = heading
  }
  return null
}

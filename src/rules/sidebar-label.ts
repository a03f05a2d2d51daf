import { LIMITS } from './limits'

/** Splits into user-perceived characters: a letter with its accents, an emoji with its parts. */
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Longer headings are cut, since screen readers read the whole title aloud. */
const MAX_INPUT_CHARS = 300

/**
 * The label of a sidebar link: over 50 characters it is cut to 17 and an ellipsis (docs/product.md#rules).
 * @param text a heading's text, or its data-menu
 * @returns `label` as shown; `title` the whole label when it was cut, otherwise null
 */
export function sidebarLabel(text: string): { label: string; title: string | null } {
  // The cut may leave half a surrogate pair at the end.
  const fullText = text
    .slice(0, MAX_INPUT_CHARS)
    .replace(/\p{Cs}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  const parts = Array.from(characters.segment(fullText), ({ segment }) => segment)
  if (parts.length <= LIMITS.sidebarLabelMax) return { label: fullText, title: null }
  return { label: `${parts.slice(0, LIMITS.sidebarLabelCut).join('')}…`, title: fullText }
}

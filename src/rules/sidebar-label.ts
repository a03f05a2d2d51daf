import { LIMITS } from './limits'

/** Characters as a reader counts them: a letter with its accents, an emoji with its parts. */
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** No whole label is longer than this, whatever a heading holds; the rest would be read out to nobody's use. */
const MAX_INPUT_CHARS = 300

/**
 * A sidebar link's label as shown, and whole. SPEC 5: over 50 characters it is cut to 17 and an ellipsis.
 * @param text a heading's words, or its data-menu
 * @returns `label` for the eye; `title` the whole label where it was cut, null where it was not
 */
export function sidebarLabel(text: string): { label: string; title: string | null } {
  // The cut may leave half of a character at the end.
  const fullText = text
    .slice(0, MAX_INPUT_CHARS)
    .replace(/\p{Cs}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  const parts = Array.from(characters.segment(fullText), ({ segment }) => segment)
  if (parts.length <= LIMITS.sidebarLabelMax) return { label: fullText, title: null }
  return { label: `${parts.slice(0, LIMITS.sidebarLabelCut).join('')}…`, title: fullText }
}

import { textOf } from './hast-text'
import { parseSanitized } from './pipeline'

/**
 * The words of provider HTML on one line, for card descriptions. SPEC 2.3 (HTML stripped).
 * Entities are decoded, white space is folded, scripts and styles leave nothing.
 * It is text, not HTML: `&lt;b&gt;` gives `<b>`, so render it as text only.
 */
export function toPlainText(html: string | null | undefined): string {
  if (!html) return ''
  if (!/[<&]/.test(html)) return html.replace(/\s+/g, ' ').trim()
  return textOf(parseSanitized(html))
}

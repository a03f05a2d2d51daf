import { toHtml } from 'hast-util-to-html'
import { type ContentOptions, toSafeTree } from './pipeline'

/**
 * Converts provider HTML to safe HTML, for calls that return text. Pages render `Content`; the browser shows a call's
 * text with `SafeHtml`.
 */
export function safeHtml(html: string | null | undefined, options?: ContentOptions): string {
  // Named entities, which consumers of the calls know: &amp;, not &#x26;.
  return html?.trim() ? toHtml(toSafeTree(html, options), { characterReferences: { useNamedReferences: true } }) : ''
}

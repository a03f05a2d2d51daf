import { toHtml } from 'hast-util-to-html'
import { type ContentOptions, toSafeTree } from './pipeline'

/**
 * Provider HTML as HTML that is safe to put into a page of ours, for calls that answer text
 * (SPEC 7). Pages render `Content`; the browser shows what a call answered with `SafeHtml`.
 */
export function safeHtml(html: string | null | undefined, options?: ContentOptions): string {
  // Named, as editors and other readers of the calls know them: &amp;, not &#x26;.
  return html?.trim() ? toHtml(toSafeTree(html, options), { characterReferences: { useNamedReferences: true } }) : ''
}

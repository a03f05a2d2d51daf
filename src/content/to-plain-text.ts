import { visit } from 'unist-util-visit'
import { textOf } from './hast-text'
import { partKindOf } from './parts'
import { parseSanitized } from './pipeline'

/**
 * The words of provider HTML on one line, for card descriptions. SPEC 2.3 (HTML stripped).
 * Entities are decoded, white space is folded, scripts and styles leave nothing, and nor
 * do parts for members: a description is for everybody.
 * It is text, not HTML: `&lt;b&gt;` gives `<b>`, so render it as text only.
 */
export function toPlainText(html: string | null | undefined): string {
  if (!html) return ''
  if (!/[<&]/.test(html)) return html.replace(/\s+/g, ' ').trim()
  const tree = parseSanitized(html)
  visit(tree, 'element', (node) => {
    if (partKindOf(node) === 'members') node.children = []
  })
  return textOf(tree)
}

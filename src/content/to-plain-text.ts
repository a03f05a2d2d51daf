import { visit } from 'unist-util-visit'
import { textOf } from './hast-text'
import { isAside } from './parts'
import { parseSanitized } from './pipeline'

/**
 * The plain text of provider HTML on one line, for card descriptions. Entities are decoded, white space is collapsed,
 * and scripts, styles and members-only parts are dropped, since anyone may read a description; so are buttons, players
 * and cards.
 * The result is text, not HTML: `&lt;b&gt;` gives `<b>`, so render it as text only.
 */
export function toPlainText(html: string | null | undefined): string {
  if (!html) return ''
  if (!/[<&]/.test(html)) return html.replace(/\s+/g, ' ').trim()
  return textOf(readableTree(html))
}

const HEADING = /^h[1-6]$/

/** The plain text of provider HTML, and how much of it stands before its first heading: all, where it begins with one. */
export function toOpeningText(html: string): { text: string; opening: string } {
  const tree = readableTree(html)
  const heading = tree.children.findIndex((node) => node.type === 'element' && HEADING.test(node.tagName))
  const text = textOf(tree)
  const opening = textOf({ ...tree, children: tree.children.slice(0, Math.max(heading, 0)) })
  return { text, opening: opening || text }
}

function readableTree(html: string) {
  const tree = parseSanitized(html)
  visit(tree, 'element', (node) => {
    if (isAside(node)) node.children = []
  })
  return tree
}

import { visit } from 'unist-util-visit'
import { textOf } from './hast-text'
import { parseSanitized } from './pipeline'

/** What a plan says about itself: a sentence or more, and the points of its list. */
export type PlanContent = { text: string; items: string[] }

/**
 * Reads the HTML of a plan: the points of its lists as text, and the text of everything else. The same point twice is one.
 * @param html outside data, as staff typed it
 */
export function planContent(html: string | null | undefined): PlanContent {
  if (!html?.trim()) return { text: '', items: [] }
  const tree = parseSanitized(html)
  const items = new Set<string>()
  visit(tree, 'element', (node) => {
    if (node.tagName === 'li') items.add(textOf(node))
  })
  visit(tree, 'element', (node) => {
    if (node.tagName === 'ul' || node.tagName === 'ol') node.children = []
  })
  return { text: textOf(tree), items: [...items].filter((item) => item !== '') }
}

import { visit } from 'unist-util-visit'
import { isPart, unmark } from '@/content/parts'
import type { Transform } from './transform'

/**
 * Health facts get their own look. SPEC 2.2. Their headings are titles of a note and no
 * sections of the page, so they leave its outline.
 */
export const healthFacts: Transform = (tree) => {
  visit(tree, 'element', (node) => {
    if (!isPart(node, 'health-fact')) return
    unmark(node)
    node.properties.className = ['health-fact']
    visit(node, 'element', (inner) => {
      if (!/^h[1-6]$/.test(inner.tagName)) return
      inner.tagName = 'p'
      inner.properties = { id: inner.properties.id, className: ['health-fact-title'] }
    })
  })
}

import { visit } from 'unist-util-visit'
import { isPart, unmark } from '@/content/parts'
import type { Transform } from './transform'

/**
 * Styles health facts. Their headings become a note's title, because they are not sections of the page and would
 * disturb its outline.
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

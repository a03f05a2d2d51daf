import type { Element } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { textOf } from '@/content/hast-text'
import { element, elementsNamed } from './find-elements'
import type { Transform } from './transform'

const HEADING = /^h[1-6]$/
const MAX_LABEL = 120

/**
 * A table that is wider than its text scrolls inside a frame, which the keyboard can reach. The frame is named by the
 * table's caption, or by the heading above it.
 */
export const tables: Transform = (tree) => {
  let headingText = ''
  visit(tree, 'element', (node, index, parent) => {
    if (HEADING.test(node.tagName)) headingText = textOf(node)
    if (node.tagName !== 'table' || !parent || index === undefined) return undefined
    parent.children[index] = frame(node, headingText)
    return [SKIP, index + 1]
  })
}

function frame(table: Element, headingText: string): Element {
  const [caption] = elementsNamed(table, 'caption')
  const name = (caption && textOf(caption)) || headingText
  const ariaLabel = name ? `Table: ${name.slice(0, MAX_LABEL)}` : 'Table'
  return element('div', { className: ['text-table'], role: 'group', tabIndex: 0, ariaLabel }, [table])
}

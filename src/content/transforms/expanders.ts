import type { Element, ElementContent } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { BLOCK } from '@/content/elements'
import { textOf } from '@/content/hast-text'
import { isPart, unmark } from '@/content/parts'
import { TEXTS } from '@/rules/texts'
import type { Transform } from './transform'

const HEADING = /^h[1-6]$/
const MAX_LABEL = 120

/**
 * Expanders: the first part stays visible, the rest opens. A native `<details>` works without JavaScript, and a link or
 * a search into it opens it. An expander inside another is reduced to its content, because two equal buttons would
 * confuse.
 */
export const expanders: Transform = (tree) => {
  visit(tree, 'element', (node) => {
    if (!isPart(node, 'expander')) return undefined
    visit(node, 'element', (inner) => {
      if (inner !== node && isPart(inner, 'expander')) unmark(inner)
    })
    const label = typeof node.properties.dataLabel === 'string' ? node.properties.dataLabel.trim() : ''
    unmark(node)
    const first = previewLength(node.children)
    const rest = node.children.slice(first)
    if (first === 0 || !rest.some(hasContent)) return SKIP
    node.properties.className = ['expandable']
    node.children = [
      ...node.children.slice(0, first),
      element('details', {}, [summary(label.slice(0, MAX_LABEL)), element('div', {}, rest)]),
    ]
    return SKIP
  })
}

/** Index after the first block with content; headings before that block belong to it. */
function previewLength(children: ElementContent[]): number {
  const at = children.findIndex(
    (child) =>
      child.type === 'element' && BLOCK.has(child.tagName) && !HEADING.test(child.tagName) && hasContent(child),
  )
  return at + 1
}

function hasContent(node: ElementContent): boolean {
  if (textOf(node) !== '') return true
  let found = false
  visit(node, 'element', ({ tagName }) => {
    if (tagName === 'img' || tagName === 'video' || tagName === 'audio') found = true
  })
  return found
}

function summary(label: string): Element {
  const hiddenLabel = label
    ? [element('span', { className: ['sr-only'] }, [{ type: 'text', value: `: ${label}` }])]
    : []
  return element('summary', {}, [
    element('span', { className: ['shown-when-closed'] }, [{ type: 'text', value: TEXTS.readAll }]),
    element('span', { className: ['shown-when-open'] }, [{ type: 'text', value: TEXTS.hide }]),
    ...hiddenLabel,
  ])
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}

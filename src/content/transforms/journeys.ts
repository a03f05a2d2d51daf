import type { Element, ElementContent } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { isPart, unmark } from '@/content/parts'
import type { Transform } from './transform'

/**
 * Journeys: numbered steps. Each h3 starts a step; without any, each item of the first list is a step. A journey inside
 * another is reduced to its content.
 */
export const journeys: Transform = (tree) => {
  visit(tree, 'element', (node) => {
    if (!isPart(node, 'journey')) return undefined
    visit(node, 'element', (inner) => {
      if (inner !== node && isPart(inner, 'journey')) unmark(inner)
    })
    unmark(node)
    const start = node.children.findIndex((child) => isNamed(child, 'h3'))
    if (start >= 0) {
      const steps = stepsOf(node.children.slice(start))
      node.children = [...node.children.slice(0, start), journey(steps)]
    } else {
      const list = node.children.find((child) => isNamed(child, 'ol') || isNamed(child, 'ul'))
      if (list?.type === 'element') Object.assign(list, { tagName: 'ol', properties: { className: ['journey'] } })
    }
    return SKIP
  })
}

function stepsOf(children: ElementContent[]): ElementContent[][] {
  const steps: ElementContent[][] = []
  for (const child of children) {
    if (isNamed(child, 'h3')) steps.push([])
    steps.at(-1)?.push(child)
  }
  return steps
}

// One wrapper per step, so that the number can be beside it whatever the step contains.
function journey(steps: ElementContent[][]): Element {
  return element(
    'ol',
    { className: ['journey'] },
    steps.map((step) => element('li', {}, [element('div', {}, step)])),
  )
}

function isNamed(node: ElementContent, tagName: string): boolean {
  return node.type === 'element' && node.tagName === tagName
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}

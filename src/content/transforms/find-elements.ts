import type { Element, ElementContent, Nodes } from 'hast'
import { visit } from 'unist-util-visit'
import { isPart, type PartKind } from '@/content/parts'

/** All elements of a name inside a node, in their order. */
export function elementsNamed(within: Nodes, tagName: string): Element[] {
  const found: Element[] = []
  visit(within, 'element', (node) => {
    if (node !== within && node.tagName === tagName) found.push(node)
  })
  return found
}

/** All parts of a kind, outer ones first. */
export function partsOf(tree: Nodes, kind: PartKind): Element[] {
  const found: Element[] = []
  visit(tree, 'element', (node) => {
    if (isPart(node, kind)) found.push(node)
  })
  return found
}

export function element(tagName: string, properties: Element['properties'], children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children }
}

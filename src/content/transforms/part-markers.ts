import { visit } from 'unist-util-visit'
import { partKindOf } from '@/content/parts'
import type { Transform } from './transform'

/** Elements that can be a part. Members-only parts can be any element. */
const PART_ELEMENTS = new Set(['div', 'section', 'aside', 'article'])

/** Normalizes data-block and class for the transforms that follow, and removes every class. */
export const partMarkers: Transform = (tree) => {
  visit(tree, 'element', (node) => {
    const partKind = partKindOf(node)
    node.properties.className = undefined
    node.properties.dataBlock =
      partKind === 'members' || (partKind && PART_ELEMENTS.has(node.tagName)) ? partKind : undefined
    // Only an expander has a label.
    if (node.properties.dataBlock !== 'expander') node.properties.dataLabel = undefined
  })
}

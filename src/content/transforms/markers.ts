import { visit } from 'unist-util-visit'
import { markOf } from '@/content/parts'
import type { Transform } from './transform'

/** Elements that can be a part of a text. Members' parts can be any element. */
const PARTS = new Set(['div', 'section', 'aside', 'article'])

/** Brings data-block and class to one spelling for the transforms that follow, and takes every class away. */
export const markers: Transform = (tree) => {
  visit(tree, 'element', (node) => {
    const mark = markOf(node)
    node.properties.className = undefined
    node.properties.dataBlock = mark === 'members' || (mark && PARTS.has(node.tagName)) ? mark : undefined
  })
}

import type { Nodes } from 'hast'
import { BLOCK, TABLE_CONTEXT } from './elements'

/** All text below a node on one line: white space collapsed, a space where a block or line ends. */
export function textOf(node: Nodes): string {
  const pieces: string[] = []
  collect(node, pieces)
  return pieces.join('').replace(/\s+/g, ' ').trim()
}

// Recursion is safe: trees from pipeline.ts are shallow.
function collect(node: Nodes, pieces: string[]): void {
  if (node.type === 'text') pieces.push(node.value)
  if (!('children' in node)) return
  const gap = node.type === 'element' && isBoundary(node.tagName) ? ' ' : ''
  pieces.push(gap)
  for (const child of node.children) collect(child, pieces)
  pieces.push(gap)
}

function isBoundary(tagName: string): boolean {
  return BLOCK.has(tagName) || TABLE_CONTEXT.has(tagName) || tagName === 'br'
}

/**
 * Reads stored rich text (Lexical's JSON) without trusting its shape or depth: invalid nodes are dropped, and nodes
 * that are nested too deep are reduced to their text.
 */
import { z } from 'zod'

/** Maximum nesting; a list in a list in a list takes seven levels. */
const MAX_LEVELS = 60

const storedNode = z.looseObject({ type: z.string(), children: z.array(z.unknown()).optional().catch(undefined) })
const storedText = z.looseObject({ root: z.looseObject({ children: z.array(z.unknown()) }) })

/** A node with parsed children; everything else as stored. */
export type RichNode = { type: string; version: number; children: RichNode[]; [field: string]: unknown }

/** @returns the top-level nodes; empty for anything that is not rich text */
export function readRichText(stored: unknown): RichNode[] {
  const text = storedText.safeParse(stored)
  if (!text.success) return []
  const nodes: RichNode[] = []
  // An explicit stack instead of recursion, because the input's depth is not trusted.
  const stack = [{ values: text.data.root.children, target: nodes, level: 0 }]
  for (let step = stack.pop(); step; step = stack.pop()) {
    for (const value of step.values) {
      const node = storedNode.safeParse(value)
      if (!node.success) continue
      if (step.level >= MAX_LEVELS) {
        step.target.push(...textLeaves(node.data))
        continue
      }
      // Always an array, because the CMS's converters rely on it.
      const children: RichNode[] = []
      step.target.push({ ...node.data, version: 1, children })
      stack.push({ values: node.data.children ?? [], target: children, level: step.level + 1 })
    }
  }
  return nodes
}

/** The text of a node that is nested too deep, in reading order. */
function textLeaves(from: unknown): RichNode[] {
  const found: RichNode[] = []
  const stack: unknown[] = [from]
  while (stack.length > 0) {
    const node = storedNode.safeParse(stack.pop())
    if (!node.success) continue
    if (node.data.type === 'text') found.push({ ...node.data, version: 1, children: [] })
    stack.push(...(node.data.children ?? []).toReversed())
  }
  return found
}

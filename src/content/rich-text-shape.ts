/**
 * Reads stored rich text (Lexical's JSON) without trusting its shape or depth: what
 * is no node is left out, what is nested too deep gives its text.
 */
import { z } from 'zod'

/** Levels of rich text; a list in a list in a list takes seven. */
const MAX_LEVELS = 60

const storedNode = z.looseObject({ type: z.string(), children: z.array(z.unknown()).optional().catch(undefined) })
const storedText = z.looseObject({ root: z.looseObject({ children: z.array(z.unknown()) }) })

/** A node with its children read, everything else as stored. */
export type RichNode = { type: string; version: number; children: RichNode[]; [field: string]: unknown }

/** @returns the nodes at the top; none for anything that is no rich text */
export function readRichText(stored: unknown): RichNode[] {
  const text = storedText.safeParse(stored)
  if (!text.success) return []
  const top: RichNode[] = []
  // A list of work instead of recursion: the depth is somebody else's choice.
  const work = [{ values: text.data.root.children, into: top, level: 0 }]
  for (let step = work.pop(); step; step = work.pop()) {
    for (const value of step.values) {
      const node = storedNode.safeParse(value)
      if (!node.success) continue
      if (step.level >= MAX_LEVELS) {
        step.into.push(...leaves(node.data))
        continue
      }
      // Always a list: the CMS's own converters count on it.
      const children: RichNode[] = []
      step.into.push({ ...node.data, version: 1, children })
      work.push({ values: node.data.children ?? [], into: children, level: step.level + 1 })
    }
  }
  return top
}

/** The text of a node too deep to keep, in reading order. */
function leaves(from: unknown): RichNode[] {
  const found: RichNode[] = []
  const work: unknown[] = [from]
  while (work.length > 0) {
    const node = storedNode.safeParse(work.pop())
    if (!node.success) continue
    if (node.data.type === 'text') found.push({ ...node.data, version: 1, children: [] })
    work.push(...(node.data.children ?? []).toReversed())
  }
  return found
}

import type { Element, Nodes } from 'hast'

/** The kinds of part that data-block or class can mark in a text. */
const PART_KINDS = ['members', 'expander', 'health-fact', 'journey'] as const
type PartKind = (typeof PART_KINDS)[number]

/** Whether a node is a part of this kind, after transforms/part-markers.ts has run. */
export function isPart(node: Nodes, kind: PartKind): node is Element {
  return node.type === 'element' && node.properties.dataBlock === kind
}

/** Removes the marker; the element is an ordinary one afterwards. */
export function unmark({ properties }: Element): void {
  properties.dataBlock = undefined
  properties.dataLabel = undefined
}

/**
 * The kind of part that an element is marked as, in any spelling. Of several markers, members takes priority, so that
 * protected text stays protected.
 */
export function partKindOf({ properties }: Element): PartKind | null {
  const classes = Array.isArray(properties.className) ? properties.className : [properties.className]
  const names = [properties.dataBlock, ...classes].flatMap((value) =>
    typeof value === 'string' ? value.toLowerCase().split(/\s+/) : [],
  )
  return PART_KINDS.find((kind) => names.includes(kind)) ?? null
}

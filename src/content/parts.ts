import type { Element, Nodes } from 'hast'

/** What a part of a text may be marked as, by data-block or class. SPEC 2.2. */
const PART_KINDS = ['members', 'expander', 'health-fact', 'journey'] as const
type PartKind = (typeof PART_KINDS)[number]

/** What a part is, once transforms/markers.ts has been over it. */
export function isPart(node: Nodes, kind: PartKind): node is Element {
  return node.type === 'element' && node.properties.dataBlock === kind
}

/** Takes the mark off: the element is an ordinary one from here on. */
export function unmark({ properties }: Element): void {
  properties.dataBlock = undefined
  properties.dataLabel = undefined
}

/**
 * The mark as written, in whatever spelling. Of several, members counts first: what is
 * reserved stays reserved.
 */
export function partKindOf({ properties }: Element): PartKind | null {
  const classes = Array.isArray(properties.className) ? properties.className : [properties.className]
  const names = [properties.dataBlock, ...classes].flatMap((value) =>
    typeof value === 'string' ? value.toLowerCase().split(/\s+/) : [],
  )
  return PART_KINDS.find((kind) => names.includes(kind)) ?? null
}

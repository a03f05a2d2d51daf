import type { Element, Nodes } from 'hast'

/** The kinds of part that data-block or class can mark in a text. */
const TEXT_KINDS = ['members', 'expander', 'health-fact', 'journey'] as const
/** The kinds that only data-block can mark, because imported HTML uses classes such as `video` for other things. */
const EMBEDDED_KINDS = ['buttons', 'gallery', 'video', 'cards'] as const
export type PartKind = (typeof TEXT_KINDS | typeof EMBEDDED_KINDS)[number]

/** Kinds whose words are not part of what the text says. */
const ASIDE_KINDS: ReadonlySet<PartKind> = new Set(['members', 'buttons', 'video', 'cards'])

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
  const blocks = namesIn(properties.dataBlock)
  const classes = Array.isArray(properties.className) ? properties.className : [properties.className]
  const names = [...blocks, ...classes.flatMap(namesIn)]
  return TEXT_KINDS.find((kind) => names.includes(kind)) ?? EMBEDDED_KINDS.find((kind) => blocks.includes(kind)) ?? null
}

const namesIn = (value: unknown): string[] => (typeof value === 'string' ? value.toLowerCase().split(/\s+/) : [])

/** Whether an element holds words that a summary of the text leaves out: for members alone, or labels of other things. */
export function isAside(element: Element): boolean {
  const kind = partKindOf(element)
  return kind !== null && ASIDE_KINDS.has(kind)
}

import type { Page } from '@/payload-types'

type Layout = NonNullable<Page['layout']>[number]

/** More kinds than any site has had: what staff send over the CMS's own API does not make the list grow for ever. */
const MAX_KINDS = 100

const logged = new Set<string>()

/** What a block that cannot be shown was called in the code that had it. */
export const kindOf = (block: Layout): string => (block.blockType === 'retired' ? (block.kind ?? '') : block.blockType)

/** Tells the log of a kind of block that the code does not have, once for each. */
export function logUnknownBlock(kind: string): void {
  if (logged.has(kind) || logged.size >= MAX_KINDS) return
  logged.add(kind)
  // biome-ignore lint/suspicious/noConsole: the page goes on without the block, so the log is where it is seen
  console.error(`There is no block “${kind}” any more. Pages are shown without it.`)
}

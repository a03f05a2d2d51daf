import type { Page } from '@/payload-types'

type Layout = NonNullable<Page['layout']>[number]

/** Limits the set: staff can send any block type through the CMS's REST API. */
const MAX_KINDS = 100

const logged = new Set<string>()

/** The type of a block that cannot be shown. */
export const kindOf = (block: Layout): string => (block.blockType === 'retired' ? (block.kind ?? '') : block.blockType)

/** Logs an unknown block type, once per type. */
export function logUnknownBlock(kind: string): void {
  if (logged.has(kind) || logged.size >= MAX_KINDS) return
  logged.add(kind)
  // biome-ignore lint/suspicious/noConsole: the page is rendered without the block, so only the log shows it
  console.error(`There is no block of type “${kind}”. Pages are shown without it.`)
}

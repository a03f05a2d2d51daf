import type { BlockOf, BlockSlug } from '@/blocks/block'

/** A link of the navigation pills. */
export type Pill = { label: string; href: string }

/**
 * The links of navigation pills.
 * @param blocks those of the page that are shown
 */
export function pillsOf(block: BlockOf<'navigationPills'>, blocks: readonly BlockOf<BlockSlug>[]): Pill[] {
  if (block.source === 'typed') {
    return (block.links ?? []).flatMap(({ label, url }) => (label && url ? [{ label, href: url }] : []))
  }
  return blocks.flatMap((other) =>
    other.anchor && other !== block
      ? [{ label: titleOf(other) || inWords(other.anchor), href: `#${other.anchor}` }]
      : [],
  )
}

const titleOf = (block: BlockOf<BlockSlug>) => ('title' in block ? block.title : null)

/** "keep-going" is "Keep going". */
function inWords(anchor: string): string {
  const words = anchor.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

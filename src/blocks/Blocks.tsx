import { Fragment } from 'react'
import type { Page } from '@/payload-types'
import type { BlockContext, BlockOf, BlockSlug, RenderBlock } from './block'
import { blockComponents } from './components'
import { UnknownBlock } from './UnknownBlock'
import { kindOf, logUnknownBlock } from './unknown-block'

type Props = {
  layout: Page['layout']
  context: Omit<BlockContext, 'first' | 'firstOfKind'>
  /** Seen by an editor: where a block cannot be shown, a note says so. */
  preview?: boolean
}

const isKnown = (slug: string): slug is BlockSlug => Object.hasOwn(blockComponents, slug)

/**
 * A page's layout blocks, top to bottom. What they need is read at the same time. A block of a kind that the code no
 * longer has is left out: blocks are JSON, which no migration follows.
 */
export async function Blocks({ layout, context, preview = false }: Props) {
  const blocks = layout ?? []
  const first = blocks.findIndex(({ blockType }) => isKnown(blockType))
  const rendered = await Promise.all(
    blocks.map((block, index) => {
      const { blockType } = block
      if (!isKnown(blockType)) {
        const kind = kindOf(block)
        logUnknownBlock(kind)
        return preview ? <UnknownBlock kind={kind} /> : null
      }
      // Slug and block belong together by construction; TypeScript cannot relate the two lookups.
      const render = blockComponents[blockType] as RenderBlock<BlockSlug>
      const firstOfKind = blocks.findIndex((other) => other.blockType === blockType) === index
      return render(block as BlockOf<BlockSlug>, { ...context, first: index === first, firstOfKind })
    }),
  )
  return blocks.map((block, index) => <Fragment key={block.id ?? index}>{rendered[index]}</Fragment>)
}

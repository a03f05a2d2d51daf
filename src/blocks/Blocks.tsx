import { Fragment } from 'react'
import type { Page } from '@/payload-types'
import type { BlockContext, BlockOf, BlockSlug, RenderBlock } from './block'
import { blockComponents } from './components'
import { isHidden } from './hidden-when'
import { UnknownBlock } from './UnknownBlock'
import { kindOf, logUnknownBlock } from './unknown-block'

type Props = {
  layout: Page['layout']
  context: Omit<BlockContext, 'first' | 'firstOfKind'>
  /** An editor's preview: a note marks each block that cannot be shown. */
  preview?: boolean
}

const isKnown = (slug: string): slug is BlockSlug => Object.hasOwn(blockComponents, slug)

/**
 * A page's layout blocks, top to bottom; their loaders run at the same time. A block of an unknown type is left out:
 * blocks are JSON, which no migration changes.
 */
export async function Blocks({ layout, context, preview = false }: Props) {
  const blocks = layout ?? []
  const first = blocks.findIndex(({ blockType }) => isKnown(blockType) && !isHidden(blockType, context))
  const rendered = await Promise.all(
    blocks.map((block, index) => {
      const { blockType } = block
      if (!isKnown(blockType)) {
        const kind = kindOf(block)
        logUnknownBlock(kind)
        return preview ? <UnknownBlock kind={kind} /> : null
      }
      if (isHidden(blockType, context)) return null
      // Slug and block belong together by construction; TypeScript cannot relate the two lookups.
      const render = blockComponents[blockType] as RenderBlock<BlockSlug>
      const firstOfKind = blocks.findIndex((other) => other.blockType === blockType) === index
      return render(block as BlockOf<BlockSlug>, { ...context, first: index === first, firstOfKind })
    }),
  )
  return blocks.map((block, index) => <Fragment key={block.id ?? index}>{rendered[index]}</Fragment>)
}

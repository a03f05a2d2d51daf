import { Fragment } from 'react'
import type { Page } from '@/payload-types'
import type { BlockContext, BlockOf, BlockSlug, RenderBlock } from './block'
import { blockComponents } from './components'

type Props = { layout: Page['layout']; context: Omit<BlockContext, 'first' | 'firstOfKind'> }

/** A page's layout blocks, top to bottom. What they need is read at the same time. */
export async function Blocks({ layout, context }: Props) {
  const blocks = layout ?? []
  const rendered = await Promise.all(
    blocks.map((block, index) => {
      // Slug and block belong together by construction; TypeScript cannot relate the two lookups.
      const render = blockComponents[block.blockType] as RenderBlock<BlockSlug>
      const firstOfKind = blocks.findIndex(({ blockType }) => blockType === block.blockType) === index
      return render(block as BlockOf<BlockSlug>, { ...context, first: index === 0, firstOfKind })
    }),
  )
  return blocks.map((block, index) => <Fragment key={block.id ?? index}>{rendered[index]}</Fragment>)
}

import type { Page } from '@/payload-types'
import { type BlockProps, type BlockSlug, blockComponents } from './components'
import type { BlockContext } from './context'

type Props = { layout: Page['layout']; context: Omit<BlockContext, 'first'> }

/** A page's layout blocks, top to bottom. */
export function Blocks({ layout, context }: Props) {
  return layout?.map((block, index) => {
    // Slug and block belong together by construction; TypeScript cannot relate the two lookups.
    const Component = blockComponents[block.blockType] as (props: BlockProps<BlockSlug>) => React.ReactNode
    return <Component key={block.id ?? index} block={block} context={{ ...context, first: index === 0 }} />
  })
}

import type { ReactNode } from 'react'
import type { BlockContext, BlockOf, BlockProps, BlockSlug } from '@/blocks/block'
import { exampleContext } from '@/blocks/example'

type Example<Slug extends BlockSlug, Data> = { block: BlockOf<Slug>; data: Data; context?: Partial<BlockContext> }
export type ShownBlock = { name: string; node: ReactNode }[]

/** A block's examples through its real component, on a page that has its h1 already. */
export function shownBlock<Slug extends BlockSlug, Data>(
  Component: (props: BlockProps<Slug, Data>) => ReactNode,
  examples: Readonly<Record<string, Example<Slug, Data>>>,
): ShownBlock {
  return Object.entries(examples).map(([name, { block, context, data }]) => {
    const id = `guide-${block.blockType}-${name}`.toLowerCase()
    const props: BlockProps<Slug, Data> = {
      // Ids of what stands in it begin with the block's.
      block: { ...block, id },
      context: { ...exampleContext, ...context, first: false },
      data,
    }
    return { name, node: <Whole component={Component} props={props} /> }
  })
}

type WholeProps<Props> = { component: (props: Props) => ReactNode; props: Props }

/** What a block shows; where that is nothing, a line that says so. */
function Whole<Props>({ component, props }: WholeProps<Props>) {
  // Called, not rendered: whether it shows something is known only then. Blocks hold no state of their own.
  return component(props) ?? <p className="p-5 text-sm text-text-soft">Nothing is shown.</p>
}

import type { ReactNode } from 'react'
import type { BlockContext, BlockOf, BlockProps, BlockSlug } from '@/blocks/block'
import { exampleContext } from '@/blocks/example'

type Example<Slug extends BlockSlug, Data> = { block: BlockOf<Slug>; data: Data; context?: Partial<BlockContext> }
export type RenderedExamples = { name: string; node: ReactNode }[]

/** A block's examples through its real component, on a page that has its h1 already. */
export function renderExamples<Slug extends BlockSlug, Data>(
  Component: (props: BlockProps<Slug, Data>) => ReactNode,
  examples: Readonly<Record<string, Example<Slug, Data>>>,
): RenderedExamples {
  return Object.entries(examples).map(([name, { block, context, data }]) => {
    const id = `guide-${block.blockType}-${name}`.toLowerCase()
    const props: BlockProps<Slug, Data> = {
      // Ids of what stands in it begin with the block's.
      block: { ...block, id },
      context: { ...exampleContext, ...context, first: false },
      data,
    }
    return { name, node: <BlockOrNote component={Component} props={props} /> }
  })
}

type BlockOrNoteProps<Props> = { component: (props: Props) => ReactNode; props: Props }

/** What a block shows; where that is nothing, a line that says so. */
function BlockOrNote<Props>({ component, props }: BlockOrNoteProps<Props>) {
  // Called, not rendered: whether it shows something is known only then. Blocks hold no state of their own.
  return component(props) ?? <p className="p-5 text-sm text-text-soft">Nothing is shown.</p>
}

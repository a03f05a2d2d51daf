import type { ReactNode } from 'react'
import type { BlockContext, BlockOf, BlockProps, BlockSlug } from '@/blocks/block'
import { exampleContext } from '@/blocks/example'

type Example<Slug extends BlockSlug, Data> = { block: BlockOf<Slug>; data: Data; context?: Partial<BlockContext> }
export type RenderedExamples = { name: string; node: ReactNode }[]

/** Renders a block's examples with its real component, on a page that already has its h1. */
export function renderExamples<Slug extends BlockSlug, Data>(
  Component: (props: BlockProps<Slug, Data>) => ReactNode,
  examples: Readonly<Record<string, Example<Slug, Data>>>,
): RenderedExamples {
  return Object.entries(examples).map(([name, { block, context, data }]) => {
    const id = `guide-${block.blockType}-${name}`.toLowerCase()
    const props: BlockProps<Slug, Data> = {
      // Ids inside the block start with the block's id.
      block: { ...block, id },
      context: { ...exampleContext, ...context, first: false },
      data,
    }
    return { name, node: <BlockOrNote component={Component} props={props} /> }
  })
}

type BlockOrNoteProps<Props> = { component: (props: Props) => ReactNode; props: Props }

/** A block, or a note if it renders nothing. */
function BlockOrNote<Props>({ component, props }: BlockOrNoteProps<Props>) {
  // Called instead of rendered, because only the result shows whether it is empty. Blocks have no hooks.
  return component(props) ?? <p className="p-5 text-sm text-text-soft">Nothing is shown.</p>
}

import type { ReactNode } from 'react'
import type { BlockContext, BlockOf, BlockProps, BlockSlug } from '@/blocks/block'
import { exampleContext } from '@/blocks/example'
import { isHidden } from '@/blocks/hidden-when'

type Example<Slug extends BlockSlug, Data> = { block: BlockOf<Slug>; data: Data; context?: Partial<BlockContext> }
export type RenderedExamples = {
  name: string
  /** Below the h1 of the style guide. */
  node: ReactNode
  /** As the first block of a page, with its h1. */
  firstOnPage: ReactNode
}[]

/** A block's examples, rendered by its component. */
export function renderExamples<Slug extends BlockSlug, Data>(
  Component: (props: BlockProps<Slug, Data>) => ReactNode,
  examples: Readonly<Record<string, Example<Slug, Data>>>,
): RenderedExamples {
  return Object.entries(examples).map(([name, { block, context, data }]) => {
    // The ids inside a block start with the block's id.
    const id = `guide-${block.blockType}-${name}`.toLowerCase()
    const propsOf = (first: boolean): BlockProps<Slug, Data> => ({
      block: { ...block, id },
      context: { ...exampleContext, ...context, first },
      data,
    })
    const hidden = isHidden(block.blockType, { ...exampleContext, ...context })
    return {
      name,
      node: hidden ? <NothingShown /> : <BlockOrNote component={Component} props={propsOf(false)} />,
      firstOnPage: hidden ? null : <Component {...propsOf(true)} />,
    }
  })
}

type BlockOrNoteProps<Props> = { component: (props: Props) => ReactNode; props: Props }

const NothingShown = () => <p className="p-5 text-sm text-text-soft">Nothing is shown.</p>

/** A block, or a note where it renders nothing. */
function BlockOrNote<Props>({ component, props }: BlockOrNoteProps<Props>) {
  // Called, not rendered, to see whether it returns null. The components of blocks have no hooks.
  return component(props) ?? <NothingShown />
}

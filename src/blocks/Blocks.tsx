import { type ComponentType, Fragment, type ReactNode } from 'react'
import type { Page } from '@/payload-types'
import { nextVisibilityChange } from '@/rules/block-visibility'
import { expireRenderAt } from '@/runtime/cached'
import { BlockFrame } from './BlockFrame'
import type { BlockContext, BlockOf, BlockSlug, RenderBlock } from './block'
import { blockComponents } from './components'
import { isShown } from './hidden-when'
import { listPartOf } from './list-page'
import { UnknownBlock } from './UnknownBlock'
import { kindOf, logUnknownBlock } from './unknown-block'

type Layout = NonNullable<Page['layout']>
type PageContext = Omit<BlockContext, 'first' | 'firstOfKind' | 'listPart' | 'blocks'>

type Props = {
  layout: Layout | null | undefined
  context: PageContext
  /** Shown below the first block. */
  afterFirst?: ReactNode
  preview?: BlockPreview
}

/** For an editor's preview: a note marks each block that cannot be shown. */
export type BlockPreview = {
  /** Is around each block that is shown, so that the admin's form and the preview can point at it. */
  Block?: ComponentType<{ id: string; children: ReactNode }>
}

const isKnown = (block: Layout[number]): block is BlockOf<BlockSlug> => Object.hasOwn(blockComponents, block.blockType)

/**
 * A page's layout blocks, top to bottom; their loaders run at the same time. A block of an unknown type is left out:
 * blocks are JSON, which no migration changes.
 */
export async function Blocks({ afterFirst, layout, context, preview }: Props) {
  const now = new Date()
  const known = (layout ?? []).filter(isKnown)
  const change = nextVisibilityChange(known, now)
  if (change) expireRenderAt(change)
  const blocks = known.filter((block) => isShown(block, context, now))

  const rendered = await Promise.all(
    (layout ?? []).map((block) => {
      if (!isKnown(block)) return unknown(block, preview !== undefined)
      return blocks.includes(block) ? rendering(block, { known, shown: blocks }, context) : null
    }),
  )
  if (blocks.length === 0) return afterFirst
  const { Block } = preview ?? {}
  return rendered.map((element, index) => {
    const id = layout?.[index]?.id
    return (
      <Fragment key={id ?? index}>
        {Block && id && element ? <Block id={id}>{element}</Block> : element}
        {layout?.[index] === blocks[0] && afterFirst}
      </Fragment>
    )
  })
}

type PageBlocks = { known: readonly BlockOf<BlockSlug>[]; shown: readonly BlockOf<BlockSlug>[] }

async function rendering(
  block: BlockOf<BlockSlug>,
  { known, shown }: PageBlocks,
  context: PageContext,
): Promise<ReactNode> {
  // Slug and block belong together by construction; TypeScript cannot relate the two lookups.
  const render = blockComponents[block.blockType] as RenderBlock<BlockSlug>
  const element = await render(block, {
    ...context,
    blocks: shown,
    first: block === shown[0],
    listPart: listPartOf(block, shown, context.rules),
    // Of all blocks: a grid's filters are in the address under a name that must not depend on the audience.
    firstOfKind: block === known.find(({ blockType }) => blockType === block.blockType),
  })
  return <BlockFrame block={block}>{element}</BlockFrame>
}

function unknown(block: Layout[number], preview: boolean): ReactNode {
  const kind = kindOf(block)
  logUnknownBlock(kind)
  return preview ? <UnknownBlock kind={kind} /> : null
}

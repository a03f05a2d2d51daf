import { type ComponentType, Fragment, type ReactNode } from 'react'
import type { Page } from '@/payload-types'
import { nextVisibilityChange } from '@/rules/block-visibility'
import { formRowOf } from '@/rules/sections/expand'
import { expireRenderAt } from '@/runtime/cached'
import { BlockFrame } from './BlockFrame'
import type { BlockContext, BlockOf, BlockSlug, RenderBlock } from './block'
import { blockComponents } from './components'
import { isShown } from './hidden-when'
import { listPartOf } from './list-page'
import { MissingSection } from './MissingSection'
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
  /**
   * Is around what each row of the admin's form shows, a block or the blocks of a section, so that the form and the
   * preview can point at it.
   */
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
      if (block.blockType === 'section') return preview ? <MissingSection /> : null
      if (!isKnown(block)) return unknown(block, preview !== undefined)
      return blocks.includes(block) ? rendering(block, { known, shown: blocks }, context) : null
    }),
  )
  if (blocks.length === 0 && !preview) return afterFirst
  const parts = (layout ?? []).flatMap((block, index) => {
    const element = rendered[index]
    const after = block === blocks[0] && afterFirst
    return element || after ? [{ row: formRowOf(block), key: block.id ?? index, element, after }] : []
  })
  return (
    <>
      {blocks.length === 0 && afterFirst}
      {byRow(parts).map((row) => (
        <Row key={row[0]?.key} parts={row} Block={preview?.Block} />
      ))}
    </>
  )
}

type Part = { row: string | null; key: string | number; element: ReactNode; after: ReactNode }

/** What a row of the form shows: mostly one block, the blocks of a section together. */
function Row({ Block, parts }: { Block: BlockPreview['Block']; parts: readonly Part[] }) {
  const row = parts[0]?.row
  const shown = parts.map(({ after, element, key }) => (
    <Fragment key={key}>
      {element}
      {after}
    </Fragment>
  ))
  return Block && row && parts.some(({ element }) => element) ? <Block id={row}>{shown}</Block> : shown
}

/** Consecutive parts of the same row together. */
function byRow(parts: readonly Part[]): Part[][] {
  const rows: Part[][] = []
  for (const part of parts) {
    const last = rows.at(-1)
    if (part.row !== null && last?.[0]?.row === part.row) last.push(part)
    else rows.push([part])
  }
  return rows
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

import { pageBlocks } from '@/blocks/fields'
import type { Page } from '@/payload-types'
import type { DemoBlock } from '../page'
import { type IdsByName, withIds } from './with-ids'

type Layout = NonNullable<Page['layout']>

/** Blocks as the CMS stores them. */
export const layoutBlocks = (blocks: readonly DemoBlock[], ids: IdsByName): Layout =>
  blocks.map((block) => {
    const config = pageBlocks.find(({ slug }) => slug === block.blockType)
    if (!config) throw new Error(`There is no block ${block.blockType}.`)
    // Its fields are those of the CMS, and names are now ids: DemoBlock differs in nothing else.
    return withIds(config.fields, block, ids) as unknown as Layout[number]
  })

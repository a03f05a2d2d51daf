import type { ReactNode } from 'react'
import type { Page } from '@/payload-types'
import type { BlockContext } from './context'
import { Hero } from './hero/Component'
import { RichColumns } from './rich-columns/Component'

type Layout = NonNullable<Page['layout']>[number]
export type BlockSlug = Layout['blockType']
export type BlockOf<Slug extends BlockSlug> = Extract<Layout, { blockType: Slug }>
export type BlockProps<Slug extends BlockSlug> = { block: BlockOf<Slug>; context: BlockContext }

type Components = { [Slug in BlockSlug]: (props: BlockProps<Slug>) => ReactNode | Promise<ReactNode> }

/** The component of every block of fields.ts. A missing line does not compile. */
export const blockComponents: Components = {
  hero: Hero,
  richColumns: RichColumns,
}

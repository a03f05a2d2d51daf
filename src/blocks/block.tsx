import type { ReactNode } from 'react'
import type { Page } from '@/payload-types'
import type { Audience } from '@/rules/audience'

/** `retired` stands for a block whose kind is gone: it is never shown. */
type Layout = Exclude<NonNullable<Page['layout']>[number], { blockType: 'retired' }>
export type BlockSlug = Layout['blockType']
/** What an editor filled in for a block. */
export type BlockOf<Slug extends BlockSlug> = Extract<Layout, { blockType: Slug }>

/** What a block knows of the page it stands on. */
export type BlockContext = {
  audience: Audience
  /** Which top banner the page's path asks for. SPEC 2.1. */
  banner: 'home' | 'standard'
  /** False where the path hides the newsletter. SPEC 2.1. */
  newsletter: boolean
  /** A six-week-reset page: visitors get no accordion there. SPEC 2.3. */
  sixWeekReset: boolean
  /** A page of inspirational resources: visitors get no videos and covers there. SPEC 2.3, 6. */
  inspirationalResources: boolean
  /** Where links to /login in the content lead instead, if anywhere. SPEC 6. */
  signUpTo: string | null
  /** sections: h3 in the content are section titles with icons. SPEC 2.1. */
  contentHeadings: 'default' | 'sections'
  /** The first block of the page holds its h1. */
  first: boolean
  /** No block of its kind stands before it: of two lists on a page, the first one has the short names in the address. DESIGN 7. */
  firstOfKind: boolean
}

/** What a block's component gets: the fields, the page, and what `load` found. */
export type BlockProps<Slug extends BlockSlug, Data = undefined> = {
  block: BlockOf<Slug>
  context: BlockContext
  data: Data
}

export type RenderBlock<Slug extends BlockSlug> = (block: BlockOf<Slug>, context: BlockContext) => Promise<ReactNode>

/**
 * Ties a block's loader to its component. The loader reads, for the page's audience; the
 * component only shows.
 */
export function withData<Slug extends BlockSlug, Data>(
  load: (block: BlockOf<Slug>, audience: Audience) => Promise<Data>,
  Component: (props: BlockProps<Slug, Data>) => ReactNode,
): RenderBlock<Slug> {
  return async (block, context) => (
    <Component block={block} context={context} data={await load(block, context.audience)} />
  )
}

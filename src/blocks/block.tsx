import type { ReactNode } from 'react'
import type { Page } from '@/payload-types'
import type { Audience } from '@/rules/audience'
import type { PathRules } from '@/rules/path-rules'

/**
 * `retired` holds a block whose type was removed from the code: it is never shown. In the place of a `section` stand the
 * section's blocks.
 */
type Layout = Exclude<NonNullable<Page['layout']>[number], { blockType: 'retired' | 'section' }>
export type BlockSlug = Layout['blockType']
/** The fields of a block, as an editor filled them in. */
export type BlockOf<Slug extends BlockSlug> = Extract<Layout, { blockType: Slug }>

/** The banner of a list page, or the list below it, which stands in the first screen. */
export type ListPart = 'banner' | 'list' | null

/** What a block knows about its page. */
export type BlockContext = {
  /** The audience the page is rendered for: loaders read with its access. */
  audience: Audience
  /** The page's path, with its trailing slash. */
  path: string
  /** What applies to the page because of its path. */
  rules: PathRules
  /** The page's title: its h1 where the first block has no title. */
  pageTitle: string
  /** Replaces the target of sign-up links in the content; null keeps it. See docs/product.md#rules. */
  signUpTo: string | null
  /** The blocks of the page that are shown, in their order. */
  blocks: readonly BlockOf<BlockSlug>[]
  /** The first of them: it has the h1 and leaves room under the header. */
  first: boolean
  /** On a page that opens with a banner and its list: which of the two the block is; null for all others. */
  listPart: ListPart
  /** The first block of its type on the page: its filters have short parameter names in the URL, those of later blocks a prefix. */
  firstOfKind: boolean
}

/** The props of a block's component: the fields, the page, and the result of its loader. */
export type BlockProps<Slug extends BlockSlug, Data = undefined> = {
  block: BlockOf<Slug>
  context: BlockContext
  data: Data
}

export type RenderBlock<Slug extends BlockSlug> = (block: BlockOf<Slug>, context: BlockContext) => Promise<ReactNode>

/** A block whose loader reads data, with the access of `context.audience`, for its component to show. */
export function withData<Slug extends BlockSlug, Data>(
  load: (block: BlockOf<Slug>, context: BlockContext) => Promise<Data>,
  Component: (props: BlockProps<Slug, Data>) => ReactNode,
): RenderBlock<Slug> {
  return async (block, context) => <Component block={block} context={context} data={await load(block, context)} />
}

/** A block that shows its fields alone, or loads in the browser. */
export function withoutData<Slug extends BlockSlug>(
  Component: (props: BlockProps<Slug>) => ReactNode,
): RenderBlock<Slug> {
  return async (block, context) => <Component block={block} context={context} data={undefined} />
}

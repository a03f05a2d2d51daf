import { pathRules } from '@/rules/path-rules'
import type { BlockContext, BlockOf, BlockSlug } from './block'

/** A block with its loader's result, for render tests and the style guide. */
export type BlockExample<Slug extends BlockSlug, Data> = {
  block: BlockOf<Slug>
  data: Data
  context?: Partial<BlockContext>
}

/** The page of an example, where the example does not set its own. */
export const exampleContext: BlockContext = {
  audience: 'visitor',
  path: '/an-ordinary-page/',
  rules: pathRules('/an-ordinary-page'),
  pageTitle: 'An ordinary page',
  signUpTo: null,
  blocks: [],
  first: true,
  listPart: null,
  firstOfKind: true,
}

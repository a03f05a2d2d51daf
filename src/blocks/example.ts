import type { BlockContext, BlockOf, BlockSlug } from './block'

/** A block as an editor could fill it in, with what its loader would find. Fed to render tests and the style guide. */
export type BlockExample<Slug extends BlockSlug, Data> = {
  block: BlockOf<Slug>
  data: Data
  context?: Partial<BlockContext>
}

/** The page that an example stands on unless it says otherwise. */
export const exampleContext: BlockContext = {
  audience: 'visitor',
  banner: 'standard',
  newsletter: true,
  sixWeekReset: false,
  inspirationalResources: false,
  signUpTo: null,
  contentHeadings: 'default',
  first: true,
  firstOfKind: true,
}

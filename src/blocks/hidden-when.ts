import { type BlockVisibility, isVisible } from '@/rules/block-visibility'
import type { BlockContext, BlockSlug } from './block'

type Condition = (context: Pick<BlockContext, 'audience' | 'rules'>) => boolean

/**
 * The blocks that are absent for some audiences or on some paths: they are neither loaded nor rendered there.
 * See docs/product.md#blocks and docs/product.md#rules.
 */
const HIDDEN_WHEN: { readonly [Slug in BlockSlug]?: Condition } = {
  videosGrid: ({ audience, rules }) => rules.inspirationalResources && audience === 'visitor',
  foodLists: ({ audience }) => audience === 'visitor',
  memberToday: ({ audience }) => audience === 'visitor',
  continueWatching: ({ audience }) => audience === 'visitor',
  verticalAccordion: ({ audience, rules }) => rules.sixWeekReset !== null && audience === 'visitor',
  coversGrid: ({ audience, rules }) => rules.inspirationalResources && audience === 'visitor',
  app: ({ rules }) => !rules.appDownload,
  newsletter: ({ rules }) => !rules.newsletter,
}

/** Whether a type of block is absent from a page. */
export const isHidden = (slug: BlockSlug, context: Parameters<Condition>[0]): boolean =>
  HIDDEN_WHEN[slug]?.(context) ?? false

/** Whether a block is shown on a page: by its type, and by what its editor has set. */
export const isShown = (
  block: BlockVisibility & { blockType: BlockSlug },
  context: Parameters<Condition>[0],
  now: Date,
): boolean => isVisible(block, context.audience, now) && !isHidden(block.blockType, context)

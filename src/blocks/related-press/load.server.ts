import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import type { PostCard } from '@/catalogue/cards.server'
import { chosenOrNewest } from '@/catalogue/chosen-or-newest.server'

export type RelatedPressData = { items: PostCard[] }

/** The chosen press items in their order, or the newest. */
export async function loadRelatedPress(
  block: BlockOf<'relatedPress'>,
  { audience }: BlockContext,
): Promise<RelatedPressData> {
  return { items: await chosenOrNewest('press', block, audience) }
}

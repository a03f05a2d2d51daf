import 'server-only'
import type { BlockOf } from '@/blocks/block'
import { listCards, type PostCard } from '@/catalogue/cards'
import { chosenCards } from '@/catalogue/chosen'
import type { Audience } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'

export type RelatedPressData = { items: PostCard[] }

/** The chosen press items in their order, or those published last. SPEC 2.3. */
export async function loadRelatedPress(
  { items, method, numberOfItems }: BlockOf<'relatedPress'>,
  audience: Audience,
): Promise<RelatedPressData> {
  if (method === 'Manual') {
    const chosen = (items ?? []).map((value) => ({ relationTo: 'press' as const, value }))
    return { items: await chosenCards(chosen, audience) }
  }
  return { items: await listCards({ postTypes: ['press'], first: numberOfItems ?? LIMITS.gridPosts }, audience) }
}

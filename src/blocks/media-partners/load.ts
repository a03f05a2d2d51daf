import 'server-only'
import type { BlockOf } from '@/blocks/block'
import { listCards, type PostCard } from '@/catalogue/cards'
import { chosenCards } from '@/catalogue/chosen'
import type { Audience } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'

export type MediaPartnersData = { partners: PostCard[] }

/** The chosen partners in their order, or those published last. SPEC 2.3. */
export async function loadMediaPartners(
  { items, method, numberOfItems }: BlockOf<'mediaPartners'>,
  audience: Audience,
): Promise<MediaPartnersData> {
  if (method === 'Manual') {
    const chosen = (items ?? []).map((value) => ({ relationTo: 'partners' as const, value }))
    return { partners: await chosenCards(chosen, audience) }
  }
  return { partners: await listCards({ postTypes: ['partners'], first: numberOfItems ?? LIMITS.gridPosts }, audience) }
}

import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import type { PostCard } from '@/catalogue/cards.server'
import { chosenOrNewest } from '@/catalogue/chosen-or-newest.server'

export type MediaPartnersData = { partners: PostCard[] }

/** The chosen partners in their order, or the newest. */
export async function loadMediaPartners(
  block: BlockOf<'mediaPartners'>,
  { audience }: BlockContext,
): Promise<MediaPartnersData> {
  return { partners: await chosenOrNewest('partners', block, audience) }
}

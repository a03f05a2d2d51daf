import 'server-only'
import type { BlockOf } from '@/blocks/block'
import { type CardImage, imagesById } from '@/catalogue/cards'
import { memberHeroPicture } from '@/catalogue/fallback-pictures'
import type { Audience } from '@/rules/audience'

export type HeroData = {
  image: CardImage | null
  /** For members, on a banner of the home style that has no picture of its own. SPEC 2.3. */
  memberImage?: CardImage | null
}

/** The banner's picture. */
export async function loadHero({ backgroundImage }: BlockOf<'hero'>, audience: Audience): Promise<HeroData> {
  const id = typeof backgroundImage === 'number' ? backgroundImage : null
  const memberId = id === null ? await memberHeroPicture(audience) : null
  const images = await imagesById(audience, [id, memberId])
  return {
    image: (id !== null && images.get(id)) || null,
    memberImage: (memberId !== null && images.get(memberId)) || null,
  }
}

import 'server-only'
import type { BlockOf } from '@/blocks/block'
import { type CardImage, imagesById } from '@/catalogue/cards'
import type { Audience } from '@/rules/audience'

export type HeroData = { image: CardImage | null }

/** The banner's picture. */
export async function loadHero({ backgroundImage }: BlockOf<'hero'>, audience: Audience): Promise<HeroData> {
  const id = typeof backgroundImage === 'number' ? backgroundImage : null
  const images = await imagesById(audience, [id])
  return { image: (id !== null && images.get(id)) || null }
}

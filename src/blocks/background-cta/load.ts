import 'server-only'
import type { BlockOf } from '@/blocks/block'
import { type CardImage, imagesById } from '@/catalogue/cards'
import type { Audience } from '@/rules/audience'

export type BackgroundCtaData = { image: CardImage | null }

/** The picture that the words stand on. */
export async function loadBackgroundCta(
  { backgroundImage }: BlockOf<'backgroundCta'>,
  audience: Audience,
): Promise<BackgroundCtaData> {
  const id = typeof backgroundImage === 'number' ? backgroundImage : null
  const images = await imagesById(audience, [id])
  return { image: images.get(id ?? -1) ?? null }
}

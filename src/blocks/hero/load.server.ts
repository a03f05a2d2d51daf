import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import type { CardImage } from '@/catalogue/cards.server'
import { memberHeroPicture } from '@/catalogue/fallback-pictures.server'
import { imagesOf } from '@/catalogue/images-of.server'

export type HeroData = {
  image: CardImage | null
  /** The image from the settings that members see on a home banner without an image. */
  memberImage?: CardImage | null
}

/** The banner's image, or the one from the settings for members. */
export async function loadHero(
  { backgroundImage }: BlockOf<'hero'>,
  { audience }: Pick<BlockContext, 'audience'>,
): Promise<HeroData> {
  const memberPicture = backgroundImage ? null : await memberHeroPicture(audience)
  const [image = null, memberImage = null] = await imagesOf(audience, [backgroundImage, memberPicture])
  return { image, memberImage }
}

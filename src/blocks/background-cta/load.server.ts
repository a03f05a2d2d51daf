import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import type { CardImage } from '@/catalogue/cards.server'
import { imagesOf } from '@/catalogue/images-of.server'

export type BackgroundCtaData = { image: CardImage | null }

/** The background image. */
export async function loadBackgroundCta(
  { backgroundImage }: BlockOf<'backgroundCta'>,
  { audience }: BlockContext,
): Promise<BackgroundCtaData> {
  const [image = null] = await imagesOf(audience, [backgroundImage])
  return { image }
}

import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import type { CardImage } from '@/catalogue/cards.server'
import { imagesOf } from '@/catalogue/images-of.server'

export type AppData = { image: CardImage | null }

/** The image beside the text. */
export async function loadApp({ image }: BlockOf<'app'>, { audience }: BlockContext): Promise<AppData> {
  const [found = null] = await imagesOf(audience, [image])
  return { image: found }
}

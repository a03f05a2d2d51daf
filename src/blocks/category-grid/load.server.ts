import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import type { CardImage } from '@/catalogue/cards.server'
import { imagesOf } from '@/catalogue/images-of.server'

/** The image of each card, in order. */
export type CategoryGridData = { images: (CardImage | null)[] }

/** The images of the cards. */
export async function loadCategoryGrid(
  { cards }: BlockOf<'categoryGrid'>,
  { audience }: BlockContext,
): Promise<CategoryGridData> {
  const uploads = (cards ?? []).map(({ image }) => image)
  return { images: await imagesOf(audience, uploads) }
}

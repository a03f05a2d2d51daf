import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import type { CardImage } from '@/catalogue/cards.server'
import { imagesOf } from '@/catalogue/images-of.server'

/** The image of each counter, in order. */
export type CountersData = { images: (CardImage | null)[] }

/** The images of the counters. */
export async function loadCounters(
  { counters }: BlockOf<'counters'>,
  { audience }: BlockContext,
): Promise<CountersData> {
  const uploads = (counters ?? []).map(({ image }) => image)
  return { images: await imagesOf(audience, uploads) }
}

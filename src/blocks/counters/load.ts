import 'server-only'
import type { BlockOf } from '@/blocks/block'
import { type CardImage, imagesById } from '@/catalogue/cards'
import type { Audience } from '@/rules/audience'

/** The picture of each counter, in order. */
export type CountersData = { images: (CardImage | null)[] }

/** The counters' pictures. */
export async function loadCounters({ counters }: BlockOf<'counters'>, audience: Audience): Promise<CountersData> {
  const ids = (counters ?? []).map(({ image }) => (typeof image === 'number' ? image : null))
  const images = await imagesById(audience, ids)
  return { images: ids.map((id) => images.get(id ?? -1) ?? null) }
}

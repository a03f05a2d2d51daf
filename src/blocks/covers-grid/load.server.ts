import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import type { CardImage } from '@/catalogue/cards.server'
import { imagesOf } from '@/catalogue/images-of.server'
import { type LinkedTitle, linkedTitle } from '@/content/linked-title'

/** A cover: its title, where it leads, and its picture. */
export type Cover = LinkedTitle & { id: string; image: CardImage | null }

export type CoversGridData = { covers: Cover[] }

/** The covers with the link of the anchor in their title. A cover without a text is left out: its link has no name. */
export async function loadCoversGrid(
  { covers }: BlockOf<'coversGrid'>,
  { audience }: BlockContext,
): Promise<CoversGridData> {
  const all = covers ?? []
  const images = await imagesOf(
    audience,
    all.map(({ thumbnail }) => thumbnail),
  )
  return {
    covers: all
      .map(({ id, title }, index) => ({ ...linkedTitle(title), id: id ?? String(index), image: images[index] ?? null }))
      .filter(({ text }) => text !== ''),
  }
}

import 'server-only'
import type { BlockOf } from '@/blocks/block'
import { authoredHtml } from '@/catalogue/authored'
import { type CardImage, imagesById } from '@/catalogue/cards'
import type { Audience } from '@/rules/audience'

export type ThreeCardsData = {
  /** The picture of each card, in order. */
  images: (CardImage | null)[]
  left: string
  right: string
}

/** The cards' pictures, and both texts as HTML. */
export async function loadThreeCards(block: BlockOf<'threeCards'>, audience: Audience): Promise<ThreeCardsData> {
  const ids = (block.cards ?? []).map(({ image }) => (typeof image === 'number' ? image : null))
  const [images, [left = '', right = '']] = await Promise.all([
    imagesById(audience, ids),
    authoredHtml(
      { richText: block.leftContent, html: block.leftContentHtml },
      { richText: block.rightContent, html: block.rightContentHtml },
    ),
  ])
  return { images: ids.map((id) => images.get(id ?? -1) ?? null), left, right }
}

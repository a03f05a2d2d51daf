import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import { authoredHtml } from '@/catalogue/authored.server'
import type { CardImage } from '@/catalogue/cards.server'
import { imagesOf } from '@/catalogue/images-of.server'

export type ThreeCardsData = {
  /** The image of each card, in order. */
  images: (CardImage | null)[]
  left: string
  right: string
}

/** The images of the cards, and both texts as HTML. */
export async function loadThreeCards(
  block: BlockOf<'threeCards'>,
  { audience }: BlockContext,
): Promise<ThreeCardsData> {
  const uploads = (block.cards ?? []).map(({ image }) => image)
  const [images, [left = '', right = '']] = await Promise.all([
    imagesOf(audience, uploads),
    authoredHtml(
      { richText: block.leftContent, html: block.leftContentHtml },
      { richText: block.rightContent, html: block.rightContentHtml },
    ),
  ])
  return { images, left, right }
}

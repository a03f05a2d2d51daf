import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import { authoredHtml } from '@/catalogue/authored.server'
import type { CardImage } from '@/catalogue/cards.server'
import { imagesOf } from '@/catalogue/images-of.server'

export type CardAccordionData = { cards: { text: string; image: CardImage | null }[] }

/** Text and image of each card, in order. */
export async function loadCardAccordion(
  block: BlockOf<'cardAccordion'>,
  { audience }: BlockContext,
): Promise<CardAccordionData> {
  const cards = block.cards ?? []
  const [texts, images] = await Promise.all([
    authoredHtml(...cards.map(({ content, contentHtml }) => ({ richText: content, html: contentHtml }))),
    imagesOf(
      audience,
      cards.map(({ image }) => image),
    ),
  ])
  return { cards: images.map((image, index) => ({ image, text: texts[index] ?? '' })) }
}

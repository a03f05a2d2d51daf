import 'server-only'
import type { BlockOf } from '@/blocks/block'
import { authoredHtml } from '@/catalogue/authored'
import { type CardImage, imagesById } from '@/catalogue/cards'
import type { Audience } from '@/rules/audience'

export type CardAccordionData = { cards: { text: string; image: CardImage | null }[] }

/** Text and picture of each card, in order. */
export async function loadCardAccordion(
  block: BlockOf<'cardAccordion'>,
  audience: Audience,
): Promise<CardAccordionData> {
  const cards = block.cards ?? []
  const ids = cards.map(({ image }) => (typeof image === 'number' ? image : null))
  const [texts, images] = await Promise.all([
    authoredHtml(...cards.map(({ content, contentHtml }) => ({ richText: content, html: contentHtml }))),
    imagesById(audience, ids),
  ])
  return { cards: ids.map((id, index) => ({ text: texts[index] ?? '', image: images.get(id ?? -1) ?? null })) }
}

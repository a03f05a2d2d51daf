import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import { authoredHtml } from '@/catalogue/authored.server'
import type { CardImage } from '@/catalogue/cards.server'
import { imagesOf } from '@/catalogue/images-of.server'
import { chosenOrNewestQuotes } from '@/features/testimonials/chosen-or-newest-quotes.server'
import type { Quote } from '@/features/testimonials/testimonial'

/** Where the editor left the number empty. */
const DEFAULT_COUNT = 3

export type TestimonialsSectionData = {
  left: string
  right: string
  quotes: Quote[]
  /** Beside the first quote. */
  image?: CardImage | null
}

type Block = BlockOf<'testimonialsSection'>

/** Both columns as HTML, the testimonials and the picture. */
export async function loadTestimonialsSection(
  block: Block,
  { audience }: BlockContext,
): Promise<TestimonialsSectionData> {
  const [{ newest, quotes }, [left = '', right = ''], [image = null]] = await Promise.all([
    chosenOrNewestQuotes(block, audience),
    authoredHtml({ richText: block.left, html: block.leftHtml }, { richText: block.right, html: block.rightHtml }),
    imagesOf(audience, [block.image]),
  ])
  return { left, right, image, quotes: newest ? quotes.slice(0, block.numberOfTestimonials ?? DEFAULT_COUNT) : quotes }
}

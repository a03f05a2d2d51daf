import 'server-only'
import type { BlockOf } from '@/blocks/block'
import { authoredHtml } from '@/catalogue/authored'
import type { Quote } from '@/features/testimonials/testimonial'
import { chosenQuotes, newestQuotes } from '@/features/testimonials/testimonials'
import type { Audience } from '@/rules/audience'

/** Where the editor does not say how many. */
const DEFAULT_COUNT = 3

export type TestimonialsSectionData = { left: string; right: string; quotes: Quote[] }

type Block = BlockOf<'testimonialsSection'>

/** The chosen testimonials, or the newest where none are chosen and the selection is automatic. SPEC 7. */
async function quotesOf({ numberOfTestimonials, selection, testimonials }: Block, audience: Audience) {
  const chosen = (testimonials ?? []).filter((id) => typeof id === 'number')
  if (selection === 'Manual' || chosen.length > 0) return chosenQuotes(chosen, audience)
  const { quotes } = await newestQuotes(audience)
  return quotes.slice(0, numberOfTestimonials ?? DEFAULT_COUNT)
}

/** Both columns as HTML, and what members say. SPEC 2.3, 3. */
export async function loadTestimonialsSection(block: Block, audience: Audience): Promise<TestimonialsSectionData> {
  const [quotes, [left = '', right = '']] = await Promise.all([
    quotesOf(block, audience),
    authoredHtml({ richText: block.left, html: block.leftHtml }, { richText: block.right, html: block.rightHtml }),
  ])
  return { left, right, quotes }
}

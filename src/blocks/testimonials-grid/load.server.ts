import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import { chosenOrNewestQuotes } from '@/features/testimonials/chosen-or-newest-quotes.server'
import type { Quote } from '@/features/testimonials/testimonial'
import { LIMITS } from '@/rules/limits'

export type TestimonialsGridData = {
  first: Quote[]
  /** The other chosen ones; null where the newest are shown, whose rest GET /api/testimonials returns. */
  selectedRest: Quote[] | null
  total: number
}

/** The first testimonials of the block, and the rest of the chosen ones. */
export async function loadTestimonialsGrid(
  block: BlockOf<'testimonialsGrid'>,
  { audience }: BlockContext,
): Promise<TestimonialsGridData> {
  const { newest, quotes, total } = await chosenOrNewestQuotes(block, audience)
  const first = quotes.slice(0, LIMITS.testimonialPreview)
  return { first, selectedRest: newest ? null : quotes.slice(first.length), total }
}

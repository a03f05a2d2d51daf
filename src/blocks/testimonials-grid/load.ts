import 'server-only'
import type { BlockOf } from '@/blocks/block'
import type { Quote } from '@/features/testimonials/testimonial'
import { chosenQuotes, newestQuotes } from '@/features/testimonials/testimonials'
import type { Audience } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'

export type TestimonialsGridData = {
  first: Quote[]
  /** The other chosen ones; null where they are the newest of all, which GET /api/testimonials has. */
  selectedRest: Quote[] | null
  total: number
}

/** The chosen testimonials, or the newest where none are chosen and the selection is automatic. SPEC 7. */
export async function loadTestimonialsGrid(
  { selection, testimonials }: BlockOf<'testimonialsGrid'>,
  audience: Audience,
): Promise<TestimonialsGridData> {
  const chosen = (testimonials ?? []).filter((id) => typeof id === 'number')
  if (selection === 'Automatic' && chosen.length === 0) {
    const { quotes, total } = await newestQuotes(audience)
    return { first: quotes, selectedRest: null, total }
  }
  const quotes = await chosenQuotes(chosen, audience)
  const first = quotes.slice(0, LIMITS.testimonialPreview)
  return { first, selectedRest: quotes.slice(first.length), total: quotes.length }
}

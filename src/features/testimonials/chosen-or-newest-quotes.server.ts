import 'server-only'
import type { Testimonial as TestimonialDocument } from '@/payload-types'
import type { Audience } from '@/rules/audience'
import type { Quote } from './testimonial'
import { chosenQuotes, newestQuotes } from './testimonials.server'

type Selection = {
  selection: 'Automatic' | 'Manual'
  testimonials?: readonly (number | TestimonialDocument)[] | null
}

type Quotes = {
  quotes: Quote[]
  total: number
  /** Whether these are the newest, not chosen ones. */
  newest: boolean
}

/** The testimonials an editor chose; the newest where the selection is automatic and none are chosen. */
export async function chosenOrNewestQuotes(
  { selection, testimonials }: Selection,
  audience: Audience,
): Promise<Quotes> {
  const chosen = (testimonials ?? []).filter((id) => typeof id === 'number')
  if (selection === 'Automatic' && chosen.length === 0) return { ...(await newestQuotes(audience)), newest: true }
  const quotes = await chosenQuotes(chosen, audience)
  return { quotes, total: quotes.length, newest: false }
}

import { shorten } from '@/rules/shorten'
import type { Quote, Testimonial } from './testimonial'

/** A testimonial as a card shows it. @param text its content as plain text */
export function quoteOf({ author, id, imageUrl, profession, uri }: Testimonial, text: string): Quote {
  return { id, uri, author, imageUrl, profession, ...shorten(text.replace(/\s+/g, ' ').trim()) }
}

import { shortenToSentences } from '@/rules/shorten'
import type { Quote, Testimonial } from './testimonial'

/** Fits a card. */
const QUOTE_MAX_CHARS = 280

/** A testimonial as a card shows it. @param text its content as plain text */
export function quoteOf({ author, id, imageUrl, profession, uri }: Testimonial, text: string): Quote {
  const quote = shortenToSentences(text.replace(/\s+/g, ' ').trim(), QUOTE_MAX_CHARS)
  return { id, uri, author, imageUrl, profession, ...quote }
}

import { normalizeText } from '@/rules/normalize-text'
import type { Faq } from './faq'

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The text of our own safe HTML, which contains no other entities than these five. */
const textContentOf = (html: string) =>
  html.replace(/<[^>]*>/g, ' ').replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ')

/**
 * The questions whose title or answer contains every word of a search, in order.
 * @param search as typed; an empty one matches all
 */
export function searchFaqs(faqs: readonly Faq[], search: string): Faq[] {
  const terms = normalizeText(search).split(/\s+/).filter(Boolean)
  return faqs.filter(({ content, title }) => {
    const text = normalizeText(`${title} ${textContentOf(content)}`)
    return terms.every((term) => text.includes(term))
  })
}

import 'server-only'
import type { z } from 'zod'
import { bodiesOf } from '@/catalogue/bodies.server'
import { cardsOf } from '@/catalogue/cards.server'
import { chosenRows } from '@/catalogue/chosen.server'
import { firstQuery } from '@/catalogue/list-api.server'
import { listRows, type StoredRow } from '@/catalogue/queries.server'
import { safeHtml } from '@/content/safe-html'
import { toPlainText } from '@/content/to-plain-text'
import type { Audience } from '@/rules/audience'
import { escapeHtml } from '@/rules/escape-html'
import { LIMITS } from '@/rules/limits'
import { cached } from '@/runtime/cached'
import { quoteOf } from './quote'
import type { Quote, Testimonial } from './testimonial'

/** The query of GET /api/testimonials. */
export const testimonialsQuery = firstQuery(LIMITS.testimonialsFetch)

/** Extras of a row are untyped; the catalogue's row builder writes texts or nothing. */
const textOrDefault = <T>(value: unknown, fallback: T) => (typeof value === 'string' && value !== '' ? value : fallback)

/** The content is the description of the positive experience, else the text, else the summary. */
async function contentOf(rows: readonly StoredRow[], audience: Audience): Promise<string[]> {
  const bodies = await bodiesOf('testimonials', rows, audience)
  return rows.map(({ summary }, index) => bodies[index] || (summary ? `<p>${escapeHtml(summary)}</p>` : ''))
}

async function toTestimonials(rows: readonly StoredRow[], audience: Audience): Promise<Testimonial[]> {
  const [cards, texts] = await Promise.all([cardsOf(rows, audience), contentOf(rows, audience)])
  return cards.map(({ categories, databaseId, extras, imageUrl, title, uri }, index) => ({
    id: databaseId,
    title,
    uri,
    content: safeHtml(texts[index], { idPrefix: `said${databaseId}`, audience }),
    author: textOrDefault(extras.firstName, title),
    imageUrl,
    profession: textOrDefault(extras.profession, null),
    categories,
  }))
}

/** From the safe HTML, which contains no member-only content. */
const toQuote = (testimonial: Testimonial) => quoteOf(testimonial, toPlainText(testimonial.content))

/** Testimonials, newest first. GET /api/testimonials. */
export async function testimonials({ first }: z.infer<typeof testimonialsQuery>, audience: Audience) {
  // Two cached lists, one of the usual length and one of all, rather than one for each requested number.
  const length = first <= LIMITS.testimonialsFetch ? LIMITS.testimonialsFetch : LIMITS.postsPageSize
  const list = await cached(`testimonials ${audience} ${length}`, async () =>
    toTestimonials(await listRows({ postTypes: ['testimonials'], first: length }), audience),
  )
  return { testimonials: list.slice(0, first) }
}

/** The newest quotes, and their total number. */
export async function newestQuotes(audience: Audience): Promise<{ quotes: Quote[]; total: number }> {
  const rows = await listRows({ postTypes: ['testimonials'], first: LIMITS.testimonialsFetch })
  const previewed = await toTestimonials(rows.slice(0, LIMITS.testimonialPreview), audience)
  return { quotes: previewed.map(toQuote), total: rows.length }
}

/** Chosen quotes in their order; unpublished ones are left out. */
export async function chosenQuotes(docIds: readonly number[], audience: Audience): Promise<Quote[]> {
  return (await toTestimonials(await chosenRows('testimonials', docIds), audience)).map(toQuote)
}

import 'server-only'
import type { z } from 'zod'
import { bodiesOf } from '@/catalogue/bodies.server'
import { termsOf } from '@/catalogue/cards.server'
import { chosenRows } from '@/catalogue/chosen.server'
import { firstQuery } from '@/catalogue/list-api.server'
import { listRows, type StoredRow } from '@/catalogue/queries.server'
import { safeHtml } from '@/content/safe-html'
import type { Audience } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import { cached } from '@/runtime/cached'
import type { Faq } from './faq'

/** A published question with its answer as written: src/content sanitizes it. */
export type FaqSource = { id: number; slug: string; title: string; topic: string | null; html: string }

/** The query of GET /api/faqs/. */
export const faqsQuery = firstQuery(LIMITS.postsPageSize)

/** An id that no category has. */
const NO_ID = -1

async function withAnswers(rows: readonly StoredRow[], audience: Audience): Promise<FaqSource[]> {
  const [answers, terms] = await Promise.all([bodiesOf('faqs', rows, audience), termsOf(audience, ['faqs'])])
  return rows.map(({ categoryIds, databaseId, slug, title }, index) => ({
    id: databaseId,
    slug,
    title,
    topic: terms.find(({ id }) => id === categoryIds?.[0])?.title ?? null,
    html: answers[index] ?? '',
  }))
}

/** All questions in the editors' order of their first categories, those of one category and those without newest first. */
async function sortedRows(audience: Audience): Promise<StoredRow[]> {
  const [rows, terms] = await Promise.all([
    listRows({ postTypes: ['faqs'], first: LIMITS.postsPageSize }),
    termsOf(audience, ['faqs']),
  ])
  const order = new Map(terms.map(({ id }, index) => [id, index]))
  const orderOf = ({ categoryIds }: StoredRow) => order.get(categoryIds?.[0] ?? NO_ID) ?? terms.length
  return rows.toSorted((a, b) => orderOf(a) - orderOf(b))
}

/** The first questions, by topic, and their total number. */
export async function firstFaqs(first: number, audience: Audience): Promise<{ faqs: FaqSource[]; total: number }> {
  const rows = await sortedRows(audience)
  return { faqs: await withAnswers(rows.slice(0, first), audience), total: rows.length }
}

/** Chosen questions in their order, {@link LIMITS.relatedFaqs} at most; unpublished ones are left out. */
export async function chosenFaqs(docIds: readonly number[], audience: Audience): Promise<FaqSource[]> {
  const rows = await chosenRows('faqs', docIds)
  return withAnswers(rows.slice(0, LIMITS.relatedFaqs), audience)
}

/** The prefix of the ids in an answer, so that ids are unique on a page. */
export const answerIdPrefix = (id: number) => `faq${id}`

/** Questions with their answers as safe HTML, by topic. GET /api/faqs/. */
export async function faqs({ first }: z.infer<typeof faqsQuery>, audience: Audience): Promise<{ faqs: Faq[] }> {
  const list = await cached(`faqs ${audience}`, async () => {
    const rows = await sortedRows(audience)
    const sources = await withAnswers(rows, audience)
    return sources.map(({ html, ...faq }) => {
      const content = safeHtml(html, { idPrefix: answerIdPrefix(faq.id), audience })
      return { ...faq, content }
    })
  })
  return { faqs: list.slice(0, first) }
}

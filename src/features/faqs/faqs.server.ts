import 'server-only'
import type { z } from 'zod'
import { bodiesOf } from '@/catalogue/bodies.server'
import { chosenRows } from '@/catalogue/chosen.server'
import { firstQuery } from '@/catalogue/list-api.server'
import { listRows, type StoredRow } from '@/catalogue/queries.server'
import { safeHtml } from '@/content/safe-html'
import type { Audience } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import { cached } from '@/runtime/cached'
import type { Faq } from './faq'

/** A published question with its answer as written: src/content sanitizes it. */
export type FaqSource = { id: number; slug: string; title: string; html: string }

/** The query of GET /api/faqs/. */
export const faqsQuery = firstQuery(LIMITS.postsPageSize)

async function withAnswers(rows: readonly StoredRow[], audience: Audience): Promise<FaqSource[]> {
  const answers = await bodiesOf('faqs', rows, audience)
  return rows.map(({ databaseId, slug, title }, index) => ({ id: databaseId, slug, title, html: answers[index] ?? '' }))
}

/** The first questions, newest first, and their total number. */
export async function firstFaqs(first: number, audience: Audience): Promise<{ faqs: FaqSource[]; total: number }> {
  const rows = await listRows({ postTypes: ['faqs'], first: LIMITS.postsPageSize })
  return { faqs: await withAnswers(rows.slice(0, first), audience), total: rows.length }
}

/** Chosen questions in their order, {@link LIMITS.relatedFaqs} at most; unpublished ones are left out. */
export async function chosenFaqs(docIds: readonly number[], audience: Audience): Promise<FaqSource[]> {
  const rows = await chosenRows('faqs', docIds)
  return withAnswers(rows.slice(0, LIMITS.relatedFaqs), audience)
}

/** The prefix of the ids in an answer, so that ids are unique on a page. */
export const answerIdPrefix = (id: number) => `faq${id}`

/** Questions with their answers as safe HTML, newest first. GET /api/faqs/. */
export async function faqs({ first }: z.infer<typeof faqsQuery>, audience: Audience): Promise<{ faqs: Faq[] }> {
  const list = await cached(`faqs ${audience}`, async () => {
    const rows = await listRows({ postTypes: ['faqs'], first: LIMITS.postsPageSize })
    const sources = await withAnswers(rows, audience)
    return sources.map(({ html, ...faq }) => {
      const content = safeHtml(html, { idPrefix: answerIdPrefix(faq.id), audience })
      return { ...faq, content }
    })
  })
  return { faqs: list.slice(0, first) }
}

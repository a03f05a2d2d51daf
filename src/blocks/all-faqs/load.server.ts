import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import { type FaqSource, firstFaqs } from '@/features/faqs/faqs.server'
import { LIMITS } from '@/rules/limits'

export type AllFaqsData = { faqs: FaqSource[]; total: number }

/** The first questions, which are in the HTML, and the number of all questions. */
export function loadAllFaqs({ faqsPerPage }: BlockOf<'allFaqs'>, { audience }: BlockContext): Promise<AllFaqsData> {
  return firstFaqs(Math.max(1, faqsPerPage ?? LIMITS.faqsPerPage), audience)
}

import 'server-only'
import type { BlockOf } from '@/blocks/block'
import { type FaqSource, firstFaqs } from '@/features/faqs/faqs'
import type { Audience } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'

export type AllFaqsData = { faqs: FaqSource[]; total: number }

/** The questions that stand in the page, and how many there are. SPEC 2.5. */
export function loadAllFaqs({ faqsPerPage }: BlockOf<'allFaqs'>, audience: Audience): Promise<AllFaqsData> {
  return firstFaqs(Math.max(1, faqsPerPage ?? LIMITS.faqsPerPage), audience)
}

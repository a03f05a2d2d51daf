import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import { chosenFaqs, type FaqSource } from '@/features/faqs/faqs.server'

export type RelatedFaqsData = { faqs: FaqSource[] }

/** The chosen questions that are published. Relations are ids (depth 0). */
export async function loadRelatedFaqs(
  { faqs }: BlockOf<'relatedFaqs'>,
  { audience }: BlockContext,
): Promise<RelatedFaqsData> {
  return {
    faqs: await chosenFaqs(
      (faqs ?? []).filter((faq) => typeof faq === 'number'),
      audience,
    ),
  }
}

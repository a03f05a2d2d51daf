import 'server-only'
import type { BlockOf } from '@/blocks/block'
import { chosenFaqs, type FaqSource } from '@/features/faqs/faqs'
import type { Audience } from '@/rules/audience'

export type RelatedFaqsData = { faqs: FaqSource[] }

/** The chosen questions that are published. Relations are ids (depth 0). */
export async function loadRelatedFaqs({ faqs }: BlockOf<'relatedFaqs'>, audience: Audience): Promise<RelatedFaqsData> {
  return {
    faqs: await chosenFaqs(
      (faqs ?? []).filter((faq) => typeof faq === 'number'),
      audience,
    ),
  }
}

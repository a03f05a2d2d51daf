import { viewerJson } from '@/features/session/viewer-fetch'
import type { Faq } from './faq'

/**
 * All questions, for the browser.
 * @throws Error "Failed to fetch FAQs"
 */
export async function fetchFaqs(): Promise<Faq[]> {
  try {
    return ((await viewerJson('/api/faqs/?first=999')) as { faqs: Faq[] }).faqs
  } catch (cause) {
    throw new Error('Failed to fetch FAQs', { cause })
  }
}

import { viewerFetch } from '@/features/session/viewer-fetch'
import type { Faq } from './faq'

/**
 * All questions, for the browser. SPEC 7, 8.
 * @throws Error "Failed to fetch FAQs"
 */
export async function fetchFaqs(): Promise<Faq[]> {
  try {
    const response = await viewerFetch('/api/faqs/?first=999')
    if (!response.ok) throw new Error(`${response.status} /api/faqs/`)
    return ((await response.json()) as { faqs: Faq[] }).faqs
  } catch (cause) {
    throw new Error('Failed to fetch FAQs', { cause })
  }
}

import { viewerFetch } from '@/features/session/viewer-fetch'
import type { Faq } from './faq'

/**
 * All questions, for the browser. SPEC 7, 8.
 * @throws Error "Failed to fetch FAQs"
 */
export async function fetchFaqs(): Promise<Faq[]> {
  const response = await viewerFetch('/api/faqs/?first=999')
  if (!response.ok) throw new Error('Failed to fetch FAQs')
  const { faqs } = (await response.json()) as { faqs: Faq[] }
  return faqs
}

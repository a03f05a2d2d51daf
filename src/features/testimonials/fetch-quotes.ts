import { viewerJson } from '@/features/session/viewer-fetch'
import { quoteOf } from './quote'
import type { Quote, Testimonial } from './testimonial'

/** The text of safe HTML; a parsed document neither runs scripts nor loads resources. */
function textContentOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return body.textContent
}

/**
 * The newest testimonials as quotes, for the browser.
 * @throws Error "Failed to fetch testimonials"
 */
export async function fetchQuotes(): Promise<Quote[]> {
  try {
    const { testimonials } = (await viewerJson('/api/testimonials?first=100')) as { testimonials: Testimonial[] }
    return testimonials.map((testimonial) => quoteOf(testimonial, textContentOf(testimonial.content)))
  } catch (cause) {
    throw new Error('Failed to fetch testimonials', { cause })
  }
}

import { queryOptions } from '@tanstack/react-query'
import type { CallResult } from '@/platform/session/call-result'
import { useQuery } from '@/platform/session/use-query.client'
import { viewerJson } from '@/platform/session/viewer-fetch'
import { quoteOf } from './quote'
import type { Quote } from './testimonial'
import type { testimonials } from './testimonials.server'

/** The text of safe HTML; a parsed document neither runs scripts nor loads resources. */
function textContentOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return body.textContent
}

/**
 * The newest testimonials as quotes, for the browser.
 * @throws Error "Failed to fetch testimonials"
 */
async function fetchQuotes(): Promise<Quote[]> {
  try {
    const result = await viewerJson<CallResult<typeof testimonials>>('/api/testimonials?first=100')
    return result.testimonials.map((testimonial) => quoteOf(testimonial, textContentOf(testimonial.content)))
  } catch (cause) {
    throw new Error('Failed to fetch testimonials', { cause })
  }
}

/** The newest testimonials as quotes. */
const newestQuotesQuery = queryOptions({
  queryKey: ['testimonials'],
  queryFn: fetchQuotes,
  // Offline it fails and offers a retry, where the library would wait silently.
  networkMode: 'always',
})

/**
 * The newest testimonials as quotes.
 * @param enabled they are needed
 * @returns `quotes`: undefined until they are loaded
 */
export function useNewestQuotes(enabled: boolean) {
  const { data, isError, isFetching, refetch } = useQuery({ ...newestQuotesQuery, enabled })
  return { quotes: data, loading: isFetching, failed: isError && !isFetching, retry: () => void refetch() }
}

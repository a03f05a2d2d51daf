import { queryOptions } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { CallResult } from '@/platform/session/call-result'
import { useQuery } from '@/platform/session/use-query.client'
import { viewerJson } from '@/platform/session/viewer-fetch'
import type { Faq } from './faq'
import type { faqs } from './faqs.server'

/**
 * All questions, for the browser.
 * @throws Error "Failed to fetch FAQs"
 */
export async function fetchFaqs(): Promise<Faq[]> {
  try {
    return (await viewerJson<CallResult<typeof faqs>>('/api/faqs/?first=999')).faqs
  } catch (cause) {
    throw new Error('Failed to fetch FAQs', { cause })
  }
}

const allFaqsQuery = queryOptions({
  queryKey: ['faqs'],
  queryFn: fetchFaqs,
  // Offline it fails and offers a retry, where the library would wait silently.
  networkMode: 'always',
})

/** All questions, fetched when they are first needed, and again after a failure. `faqs` is null until then. */
export function useAllFaqs() {
  const [enabled, setEnabled] = useState(false)
  const { data, isError, isFetching, refetch } = useQuery({
    ...allFaqsQuery,
    enabled,
  })

  const load = useCallback(() => {
    setEnabled(true)
    if (isError) void refetch()
  }, [isError, refetch])

  return { faqs: data ?? null, load, loading: isFetching, failed: isError && !isFetching }
}

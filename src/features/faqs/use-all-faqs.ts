import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { fetchFaqs } from './fetch-faqs'

/** All questions, fetched when they are first needed, and again after a failure. `faqs` is null until then. */
export function useAllFaqs() {
  const [enabled, setEnabled] = useState(false)
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['faqs'],
    queryFn: fetchFaqs,
    enabled: enabled,
    // Offline it fails and offers a retry, where the library would wait silently.
    networkMode: 'always',
  })

  const load = useCallback(() => {
    setEnabled(true)
    if (isError) void refetch()
  }, [isError, refetch])

  return { faqs: data ?? null, load, loading: isFetching, failed: isError && !isFetching }
}

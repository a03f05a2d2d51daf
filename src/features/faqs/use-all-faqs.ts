import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { fetchFaqs } from './fetch-faqs'

/**
 * All questions, asked for when they are first needed, and again after a failure.
 * `faqs` is null until they are there.
 */
export function useAllFaqs() {
  const [enabled, setEnabled] = useState(false)
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['faqs'],
    queryFn: fetchFaqs,
    enabled: enabled,
    // Without a line it fails and offers another try, where the library would wait in silence.
    networkMode: 'always',
  })

  const load = useCallback(() => {
    setEnabled(true)
    if (isError) void refetch()
  }, [isError, refetch])

  return { faqs: data ?? null, load, loading: isFetching, failed: isError && !isFetching }
}

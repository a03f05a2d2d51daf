import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useViewer } from '@/platform/session/Session.client'
import { fetchPosts } from './fetch-posts'
import type { Grid } from './grid'

/** What was read is good for so long: then the grid that is shown next asks again. */
const STALE_TIME_MS = 5 * 60_000

/**
 * All cards of a grid: those of the page where it has them all, else asked for when they are first needed, and again
 * after a failure.
 * @param needed something is shown that is not the first page
 * @returns `all`: null until they are there; `want` asks for them ahead, as often as one likes
 */
export function useGridPosts(
  { categories, first, postType, total }: Pick<Grid, 'categories' | 'first' | 'postType' | 'total'>,
  needed: boolean,
) {
  const complete = first.length === total
  const { audience } = useViewer()
  const [requested, setRequested] = useState(false)
  const { data, isError, isFetching, refetch } = useQuery({
    // Another plan has other locks.
    queryKey: ['posts', audience, postType, categories],
    queryFn: ({ signal }) => fetchPosts(postType, categories, signal),
    enabled: (requested || needed) && !complete,
    staleTime: STALE_TIME_MS,
    // Without a line it fails and offers another try, where the library would wait in silence.
    networkMode: 'always',
  })
  const prefetch = useCallback(() => setRequested(true), [])
  const retry = useCallback(() => void refetch(), [refetch])
  return { all: complete ? first : (data ?? null), failed: isError && !isFetching, retry, prefetch }
}

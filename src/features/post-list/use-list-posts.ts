import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { PostCard } from '@/catalogue/cards'
import { useViewer } from '@/platform/session/Session.client'
import { fetchList } from './fetch-list'
import type { PostList } from './list'

/** What was read is good for so long. */
const STALE_TIME_MS = 5 * 60_000

/**
 * All cards of a list: those in the page, or asked for when they are first needed, and again after a failure.
 * @param needed something is shown that the page does not have
 * @returns `all`: null until they are there; `want` asks for them ahead, as often as one likes
 */
export function useListPosts({ first, postTypes, rest }: PostList, needed: boolean) {
  const { audience } = useViewer()
  const [requested, setRequested] = useState(false)
  const { data, isError, isFetching, refetch } = useQuery({
    // Another plan has other locks.
    queryKey: ['post list', audience, postTypes],
    queryFn: ({ signal }) => fetchList(postTypes, signal),
    enabled: rest === null && (requested || needed),
    staleTime: STALE_TIME_MS,
    // Without a line it fails and offers another try, where the library would wait in silence.
    networkMode: 'always',
  })
  const prefetch = useCallback(() => setRequested(true), [])
  const retry = useCallback(() => void refetch(), [refetch])
  const all: PostCard[] | null = useMemo(() => (rest ? [...first, ...rest] : (data ?? null)), [data, first, rest])
  return { all, failed: isError && !isFetching, retry, prefetch }
}

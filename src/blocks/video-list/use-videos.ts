import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { PostCard } from '@/catalogue/cards'
import { useViewer } from '@/platform/session/Session.client'
import type { BrowserList } from './browser-list'
import { fetchVideos } from './fetch-videos'

/** What was read is good for so long. */
const STALE_TIME_MS = 5 * 60_000

/**
 * All videos of a grid: those in the page, or asked for when another page than the first is turned to.
 * @returns `all`: null until they are there
 */
export function useVideos({ count, first, postTypes, rest }: BrowserList, needed: boolean) {
  const { audience } = useViewer()
  const { data, isError, isFetching, refetch } = useQuery({
    // Another plan has other locks.
    queryKey: ['videos', audience, postTypes, count],
    queryFn: ({ signal }) => fetchVideos(postTypes, count, signal),
    enabled: rest === null && needed,
    staleTime: STALE_TIME_MS,
    // Without a line it fails and offers another try, where the library would wait in silence.
    networkMode: 'always',
  })
  const all: PostCard[] | null = useMemo(() => (rest ? [...first, ...rest] : (data ?? null)), [data, first, rest])
  return { all, failed: isError && !isFetching, retry: useCallback(() => void refetch(), [refetch]) }
}

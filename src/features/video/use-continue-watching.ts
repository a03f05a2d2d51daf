import { useQuery } from '@tanstack/react-query'
import type { PostCard } from '@/catalogue/cards'
import { fetchPersonalJson } from '@/features/session/authenticated-fetch'
import { useViewer } from '@/features/session/Session.client'

/** A video that was started and not finished. */
export type VideoInProgress = PostCard & { positionS: number; durationS: number }

const NO_VIDEOS: readonly VideoInProgress[] = []

/**
 * The videos that the user has started and not finished, the latest first. Fetched on each page, since every video
 * changes it. Empty for a visitor, while loading and on failure.
 */
export function useContinueWatching(): readonly VideoInProgress[] {
  const { user } = useViewer()
  const userId = user?.id ?? 0
  const { data } = useQuery({
    queryKey: ['begun videos', userId],
    queryFn: async ({ signal }) =>
      ((await fetchPersonalJson('/api/videos/continue', 'videos', signal)) as { videos: VideoInProgress[] }).videos,
    enabled: userId !== 0,
    staleTime: 0,
    gcTime: 0,
  })
  return data ?? NO_VIDEOS
}

import { useQuery } from '@tanstack/react-query'
import type { PostCard } from '@/catalogue/cards'
import { fetchPersonalJson } from '@/features/session/authenticated-fetch'
import { useViewer } from '@/features/session/Session.client'

/** A film that was begun and not finished. */
export type VideoInProgress = PostCard & { positionS: number; durationS: number }

const NO_VIDEOS: readonly VideoInProgress[] = []

/**
 * What whoever looks has begun to watch and not finished, the latest first. Asked anew on each page: it changes with
 * every film. Empty for a visitor, until it is known, and where it cannot be fetched.
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

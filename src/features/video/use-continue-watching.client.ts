import { queryOptions } from '@tanstack/react-query'
import { fetchPersonal } from '@/platform/session/authenticated-fetch'
import type { CallResult } from '@/platform/session/call-result'
import { FETCHED_WHEN_SHOWN } from '@/platform/session/personal-data'
import { useViewer } from '@/platform/session/Session.client'
import { useQuery } from '@/platform/session/use-query.client'
import type { videosInProgress } from './watches.server'

/** A video that was started and not finished. */
export type VideoInProgress = CallResult<typeof videosInProgress>['videos'][number]

const NO_VIDEOS: readonly VideoInProgress[] = []

const videosInProgressQuery = (userId: number) =>
  queryOptions({
    queryKey: ['videos-in-progress', userId],
    queryFn: async ({ signal }) => {
      type Result = CallResult<typeof videosInProgress>
      return (await fetchPersonal<Result>('/api/videos/continue', 'videos', signal)).videos
    },
    ...FETCHED_WHEN_SHOWN,
  })

/**
 * The videos that the user has started and not finished, the latest first. Fetched on each page, since every video
 * changes it. Empty for a visitor, while loading and on failure.
 */
export function useContinueWatching(): { videos: readonly VideoInProgress[]; pending: boolean } {
  const { state, user } = useViewer()
  const userId = user?.id ?? 0
  const { data, isPending } = useQuery({ ...videosInProgressQuery(userId), enabled: userId !== 0 })
  return { videos: data ?? NO_VIDEOS, pending: state !== 'anonymous' && isPending }
}

import { queryOptions } from '@tanstack/react-query'
import { FETCHED_WHEN_SHOWN } from '@/platform/session/personal-data'
import { useViewer } from '@/platform/session/Session.client'
import { useQuery } from '@/platform/session/use-query.client'
import { viewerJson } from '@/platform/session/viewer-fetch'
import type { TopicSort } from '@/rules/forum/terms'
import type { ForumTopicList } from '../forum-types'

/** Which topics a list has. `q`: a search; '' for none. */
export type TopicsSource = { board: string | null; sort: TopicSort; page: number; q: string }

const topicsQuery = ({ board, page, q, sort }: TopicsSource, userId: number) =>
  queryOptions({
    queryKey: ['forum-topics', userId, board, sort, page, q],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ sort, page: String(page), ...(board && { board }), ...(q && { q }) })
      return viewerJson<ForumTopicList>(`/api/forum/topics?${query}`, { signal })
    },
    ...FETCHED_WHEN_SHOWN,
  })

/**
 * A list of topics with what is personal, or the results of a search.
 * @returns `data`: null until it has arrived
 */
export function useTopics(source: TopicsSource) {
  const { state, user } = useViewer()
  const userId = state === 'authenticated' ? user.id : 0
  const { data, isError, isFetching, refetch } = useQuery({
    ...topicsQuery(source, userId),
    // A visitor's list is in the page's HTML; results are not.
    enabled: source.q !== '' || userId !== 0,
    // The results before these, until these have arrived.
    placeholderData: source.q === '' ? undefined : (previous?: ForumTopicList) => previous,
  })
  return { data: data ?? null, failed: isError && !isFetching, retry: () => void refetch() }
}

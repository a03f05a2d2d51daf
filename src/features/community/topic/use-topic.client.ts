import { queryOptions } from '@tanstack/react-query'
import { pageQueries } from '@/platform/session/load-queries'
import { FETCHED_WHEN_SHOWN } from '@/platform/session/personal-data'
import { useViewer } from '@/platform/session/Session.client'
import { useQuery } from '@/platform/session/use-query.client'
import { viewerJson } from '@/platform/session/viewer-fetch'
import type { ForumPost, ForumTopicPage } from '../forum-types'

/** Which page of which topic. */
export type TopicSource = { topicId: number; page: number }

const topicQuery = ({ page, topicId }: TopicSource, userId: number) =>
  queryOptions({
    queryKey: ['forum-topic', userId, topicId, page],
    queryFn: ({ signal }) => viewerJson<ForumTopicPage>(`/api/forum/topics/${topicId}?page=${page}`, { signal }),
    ...FETCHED_WHEN_SHOWN,
    // Others may have replied.
    refetchOnWindowFocus: true,
  })

/**
 * A page of a topic with what is personal: own reactions, own posts that wait for approval, what the member may do.
 * @returns `data`: undefined for visitors, and until it has arrived
 */
export function useTopic(source: TopicSource) {
  const { state, user } = useViewer()
  const userId = state === 'authenticated' ? user.id : 0
  const options = topicQuery(source, userId)
  const { data, refetch } = useQuery({ ...options, enabled: userId !== 0 })
  return { data, queryKey: options.queryKey, refetch }
}

export type TopicKey = ReturnType<typeof useTopic>['queryKey']

/** Changes what is shown of a topic. */
export const changeTopic = (key: TopicKey, change: (page: ForumTopicPage) => ForumTopicPage): void => {
  pageQueries.setQueryData(key, (page) => page && change(page))
}

/** Changes what is shown of one post. */
export const changePost = (key: TopicKey, id: number, change: (post: ForumPost) => ForumPost): void =>
  changeTopic(key, (page) => ({
    ...page,
    posts: page.posts.map((post) => (post.id === id ? change(post) : post)),
  }))

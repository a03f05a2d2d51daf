import { queryOptions } from '@tanstack/react-query'
import { fetchPersonal } from '@/platform/session/authenticated-fetch'
import { FETCHED_WHEN_SHOWN } from '@/platform/session/personal-data'
import { useViewer } from '@/platform/session/Session.client'
import { useQuery } from '@/platform/session/use-query.client'
import type { EditorBody } from '../editor/editor-body'

/** A post as the editor takes it; `title` with the opening post alone. */
type PostSource = { id: number; body: EditorBody; title?: string }

const postSourceQuery = (post: number, userId: number | undefined) =>
  queryOptions({
    queryKey: ['forum-post-source', userId, post],
    queryFn: async ({ signal }) =>
      (await fetchPersonal<{ post: PostSource }>(`/api/forum/posts/${post}`, 'the post', signal)).post,
    ...FETCHED_WHEN_SHOWN,
  })

/** What a member edits of a post. @returns `source`: null until it is known */
export function usePostSource(post: number) {
  const { user } = useViewer()
  const { data, isError, isFetching, refetch } = useQuery(postSourceQuery(post, user?.id))
  return { source: data ?? null, failed: isError && !isFetching, retry: () => void refetch() }
}

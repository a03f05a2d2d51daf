import { queryOptions } from '@tanstack/react-query'
import type { CallResult } from '@/platform/session/call-result'
import { FETCHED_WHEN_SHOWN } from '@/platform/session/personal-data'
import { useViewer } from '@/platform/session/Session.client'
import { useQuery } from '@/platform/session/use-query.client'
import { viewerJson } from '@/platform/session/viewer-fetch'
import type { listEdits } from '../edit-post.server'

const editsQuery = (post: number, userId: number | undefined) =>
  queryOptions({
    queryKey: ['forum-edits', userId, post],
    queryFn: ({ signal }) => viewerJson<CallResult<typeof listEdits>>(`/api/forum/posts/${post}/edits`, { signal }),
    ...FETCHED_WHEN_SHOWN,
  })

/** What a post said before its edits. @returns `edits`: null until they are known */
export function useEdits(post: number) {
  const { user } = useViewer()
  const { data, isError, isFetching, refetch } = useQuery(editsQuery(post, user?.id))
  return { edits: data?.edits ?? null, failed: isError && !isFetching, retry: () => void refetch() }
}

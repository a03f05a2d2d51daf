import { queryOptions } from '@tanstack/react-query'
import type { CallResult } from '@/platform/session/call-result'
import { FETCHED_WHEN_SHOWN } from '@/platform/session/personal-data'
import { useViewer } from '@/platform/session/Session.client'
import { useQuery } from '@/platform/session/use-query.client'
import { viewerJson } from '@/platform/session/viewer-fetch'
import type { memberCard } from '../members.server'

const memberQuery = (username: string, userId: number | undefined) =>
  queryOptions({
    queryKey: ['forum-member', userId, username],
    queryFn: async ({ signal }) => {
      const path = `/api/forum/members/${encodeURIComponent(username)}`
      return (await viewerJson<CallResult<typeof memberCard>>(path, { signal })).member
    },
    ...FETCHED_WHEN_SHOWN,
  })

/** What a member shows of themselves, with their topics that the viewer may read. @returns `member`: null until known */
export function useMember(username: string) {
  const { user } = useViewer()
  const { data, isError, isFetching, refetch } = useQuery(memberQuery(username, user?.id))
  return { member: data ?? null, failed: isError && !isFetching, retry: () => void refetch() }
}

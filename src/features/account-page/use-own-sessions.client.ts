import { queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchPersonal, postPersonal } from '@/platform/session/authenticated-fetch'
import type { CallResult } from '@/platform/session/call-result'
import { pageQueries } from '@/platform/session/load-queries'
import type { ownSessions, revokeOwnSession } from '@/platform/session/own-sessions.server'
import { FETCHED_WHEN_SHOWN } from '@/platform/session/personal-data'
import { useQuery } from '@/platform/session/use-query.client'

const PATH = '/api/user/sessions'

/** The user's active sessions. */
export const ownSessionsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['own-sessions', userId],
    queryFn: ({ signal }) => fetchPersonal<CallResult<typeof ownSessions>>(PATH, 'sessions', signal),
    ...FETCHED_WHEN_SHOWN,
  })

/**
 * The user's active sessions.
 * @returns `end` signs out one other browser by its id, or "others"; false on failure. `ending`: the id being signed
 * out
 */
export function useOwnSessions(userId: number) {
  const [ending, setEnding] = useState<string | null>(null)
  const query = ownSessionsQuery(userId)
  const { data, isError, isFetching, refetch } = useQuery(query)

  async function end(which: string): Promise<boolean> {
    setEnding(which)
    const updated = await postPersonal<CallResult<typeof revokeOwnSession>>(PATH, { end: which })
    if (updated) pageQueries.setQueryData(query.queryKey, updated)
    // The session may have ended elsewhere.
    else void refetch()
    setEnding(null)
    return updated !== null
  }

  return { sessions: data?.sessions, failed: isError && !isFetching, retry: () => void refetch(), end, ending }
}

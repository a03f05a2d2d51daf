import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { authenticatedFetch, fetchPersonalJson } from '@/features/session/authenticated-fetch'
import type { OwnSession } from '@/features/session/own-sessions'

export const OWN_SESSIONS = 'own-sessions'

type SessionsResponse = { sessions: OwnSession[] }

/** @returns the user's active sessions; null on failure */
async function postRevoke(end: string): Promise<SessionsResponse | null> {
  try {
    const response = await authenticatedFetch('/api/user/sessions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ end }),
    })
    return response.ok ? ((await response.json()) as SessionsResponse) : null
  } catch {
    return null
  }
}

/**
 * The user's active sessions.
 * @returns `end` signs out one other browser by its id, or "others"; false on failure. `ending`: the id being signed
 * out
 */
export function useOwnSessions(userId: number) {
  const client = useQueryClient()
  const [ending, setEnding] = useState<string | null>(null)
  const queryKey = [OWN_SESSIONS, userId]
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchPersonalJson('/api/user/sessions', 'sessions', signal) as Promise<SessionsResponse>,
    networkMode: 'always',
    staleTime: 0,
    // Personal data is not cached after it is no longer shown.
    gcTime: 0,
  })

  async function end(which: string): Promise<boolean> {
    setEnding(which)
    const answer = await postRevoke(which)
    if (answer) client.setQueryData(queryKey, answer)
    // The session may have ended elsewhere.
    else void refetch()
    setEnding(null)
    return answer !== null
  }

  return { sessions: data?.sessions, failed: isError && !isFetching, retry: () => void refetch(), end, ending }
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { authenticatedFetch, fetchPersonalJson } from '@/features/session/authenticated-fetch'
import type { OwnSession } from '@/features/session/own-sessions'

export const OWN_SESSIONS = 'own-sessions'

type SessionsResponse = { sessions: OwnSession[] }

/** @returns where the person is signed in now; null where that did not work */
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
 * Where a person is signed in.
 * @returns `end` signs out one other browser by its id, or "others"; false where that did not work. `ending`: which
 * one is under way
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
    // A person's own is not kept for longer than it is shown.
    gcTime: 0,
  })

  async function end(which: string): Promise<boolean> {
    setEnding(which)
    const answer = await postRevoke(which)
    if (answer) client.setQueryData(queryKey, answer)
    // Over by now, perhaps, from somewhere else.
    else void refetch()
    setEnding(null)
    return answer !== null
  }

  return { sessions: data?.sessions, failed: isError && !isFetching, retry: () => void refetch(), end, ending }
}

import { useEffect, useState } from 'react'
import { authenticatedFetch } from '@/platform/session/authenticated-fetch'
import { type CallResult, readResult } from '@/platform/session/call-result'
import type { findMembers } from '../find-members.server'

type Found = CallResult<typeof findMembers>
export type FoundMember = Found['members'][number]

const WAIT_MS = 150

/** The members whose name or username begins with what was typed; those of the topic first. Null searches nothing. */
export function useMembers(query: string | null, topicId?: number): readonly FoundMember[] {
  const [members, setMembers] = useState<readonly FoundMember[]>([])
  useEffect(() => {
    if (query === null) return setMembers([])
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const parameters = new URLSearchParams({ q: query, ...(topicId !== undefined && { topic: String(topicId) }) })
      try {
        const response = await authenticatedFetch(`/api/forum/members?${parameters}`, { signal: abort.signal })
        if (response.ok) setMembers((await readResult<Found>(response)).members)
      } catch {
        // Without suggestions a name can be typed in full.
      }
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [query, topicId])
  return members
}

import { useMemo } from 'react'
import { initialDataOf, type PersonalQuery, personalQueryOptions } from './personal-data'
import { useViewer } from './Session.client'
import { type QueryResult, useQuery } from './use-query.client'

/**
 * Runs a query for personal data once a session is known, and caches its data for the session. Without a signed-in user
 * it stays pending and sends no request.
 */
export function usePersonalQuery<Data>(query: PersonalQuery<Data>): QueryResult<Data> {
  const { state, user } = useViewer()
  const userId = state === 'authenticated' ? user.id : 0
  // Until the library is loaded this is what the hook returns: the same object between renders.
  const initial = useMemo(() => (userId === 0 ? {} : initialDataOf(query, userId)), [query, userId])
  return useQuery({ ...personalQueryOptions(query, userId), enabled: userId !== 0, ...initial })
}

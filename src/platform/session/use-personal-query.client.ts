import { skipToken, type UseQueryResult } from '@tanstack/react-query'
import { initialDataOf, type PersonalQuery, personalKey } from './personal-data'
import { useQuery } from './query-client.client'
import { useViewer } from './Session.client'

/**
 * Runs a query for personal data once a session is known, and caches its data for the session. Without a signed-in user
 * it stays pending and sends no request.
 */
export function usePersonalQuery<Data>(query: PersonalQuery<Data>): UseQueryResult<Data> {
  const { state, user } = useViewer()
  const userId = state === 'authenticated' ? user.id : 0
  return useQuery<Data>({
    queryKey: personalKey(query.name, userId),
    queryFn: userId === 0 ? skipToken : ({ signal }) => query.fetch(signal),
    ...(userId !== 0 && initialDataOf(query, userId)),
  })
}

'use client'

import { QueryClientProvider, skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { initialDataOf, newQueryClient, type PersonalQuery, persistEntries, personalKey } from './personal-data'
import { useViewer } from './Session.client'

/** The query cache for personal data: one per page load, persisted in session storage. */
export function PersonalData({ children }: { children: ReactNode }) {
  const [client] = useState(newQueryClient)
  useEffect(() => persistEntries(client), [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

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

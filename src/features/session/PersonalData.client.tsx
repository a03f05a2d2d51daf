'use client'

import { QueryClientProvider, skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { initialDataOf, newQueryClient, persistEntries, personalKey } from './personal-data'
import { useViewer } from './Session.client'
import type { PersonalEntryName } from './session-entries'

/** The query cache for personal data: one per page load, persisted in session storage. */
export function PersonalData({ children }: { children: ReactNode }) {
  const [client] = useState(newQueryClient)
  useEffect(() => persistEntries(client), [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/**
 * A query for personal data. It runs once a session is known and is cached for the session; without a signed-in user
 * it stays pending and sends no request.
 * @param fetcher reads it; {@link import('./authenticated-fetch').fetchPersonal} throws the errors that people see
 * @param read validates what this tab has stored: undefined if it is unreadable
 */
export function usePersonalQuery<T>(
  name: PersonalEntryName,
  fetcher: (signal: AbortSignal) => Promise<T>,
  read: (stored: unknown) => T | undefined,
): UseQueryResult<T> {
  const { state, user } = useViewer()
  const userId = state === 'authenticated' ? user.id : 0
  return useQuery<T>({
    queryKey: personalKey(name, userId),
    queryFn: userId === 0 ? skipToken : ({ signal }) => fetcher(signal),
    ...(userId !== 0 && initialDataOf(name, userId, read)),
  })
}

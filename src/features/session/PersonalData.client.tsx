'use client'

import { QueryClientProvider, skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { initialDataOf, newQueryClient, persistEntries, personalKey } from './personal-data'
import { useViewer } from './Session.client'
import type { PersonalEntryName } from './session-entries'

/** The cache for what is personal: one for each page load, kept in session storage. DESIGN 2, SPEC 9. */
export function PersonalData({ children }: { children: ReactNode }) {
  const [client] = useState(newQueryClient)
  useEffect(() => persistEntries(client), [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/**
 * Something personal: asked for once a session is known, kept for the session (SPEC 7: "cached
 * per session"). Nobody signed in: it stays pending and asks nothing.
 * @param fetcher reads it; {@link import('./authenticated-fetch').fetchPersonal} throws SPEC 8's errors
 * @param read judges what this tab stored before: undefined for what it does not know
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

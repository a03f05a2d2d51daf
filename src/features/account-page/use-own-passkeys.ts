import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OwnPasskeys } from '@/features/passkeys/own-passkeys'
import { fetchPersonalJson } from '@/features/session/authenticated-fetch'

/** The user's passkeys. @returns `show` takes the list that a change returned */
export function useOwnPasskeys(userId: number) {
  const client = useQueryClient()
  const queryKey = ['own-passkeys', userId]
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchPersonalJson('/api/user/passkeys', 'passkeys', signal) as Promise<OwnPasskeys>,
    networkMode: 'always',
    staleTime: 0,
    // Personal data is not cached after it is no longer shown.
    gcTime: 0,
  })
  return {
    passkeys: data?.passkeys,
    failed: isError && !isFetching,
    retry: () => void refetch(),
    show: (answer: unknown) => client.setQueryData(queryKey, answer as OwnPasskeys),
  }
}

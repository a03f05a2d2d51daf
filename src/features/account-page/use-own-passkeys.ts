import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OwnPasskeys } from '@/features/passkeys/own-passkeys'
import { fetchPersonalJson } from '@/features/session/authenticated-fetch'

/** The passkeys of a person. @returns `show` takes the list that a change has answered with */
export function useOwnPasskeys(userId: number) {
  const client = useQueryClient()
  const queryKey = ['own-passkeys', userId]
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchPersonalJson('/api/user/passkeys', 'passkeys', signal) as Promise<OwnPasskeys>,
    networkMode: 'always',
    staleTime: 0,
    // A person's own is not kept for longer than it is shown.
    gcTime: 0,
  })
  return {
    passkeys: data?.passkeys,
    failed: isError && !isFetching,
    retry: () => void refetch(),
    show: (answer: unknown) => client.setQueryData(queryKey, answer as OwnPasskeys),
  }
}

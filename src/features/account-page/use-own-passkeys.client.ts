import { queryOptions } from '@tanstack/react-query'
import type { OwnPasskeys } from '@/features/passkeys/own-passkeys.server'
import { fetchPersonal } from '@/platform/session/authenticated-fetch'
import { pageQueries } from '@/platform/session/load-queries'
import { FETCHED_WHEN_SHOWN } from '@/platform/session/personal-data'
import { useQuery } from '@/platform/session/use-query.client'

const ownPasskeysQuery = (userId: number) =>
  queryOptions({
    queryKey: ['own-passkeys', userId],
    queryFn: ({ signal }) => fetchPersonal<OwnPasskeys>('/api/user/passkeys', 'passkeys', signal),
    ...FETCHED_WHEN_SHOWN,
  })

/** The user's passkeys. @returns `show` takes the list that a change returned */
export function useOwnPasskeys(userId: number) {
  const query = ownPasskeysQuery(userId)
  const { data, isError, isFetching, refetch } = useQuery(query)
  return {
    passkeys: data?.passkeys,
    failed: isError && !isFetching,
    retry: () => void refetch(),
    show: (updated: OwnPasskeys) => pageQueries.setQueryData(query.queryKey, updated),
  }
}

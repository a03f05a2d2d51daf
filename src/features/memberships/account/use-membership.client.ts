import { queryOptions } from '@tanstack/react-query'
import { fetchPersonal } from '@/platform/session/authenticated-fetch'
import type { CallResult } from '@/platform/session/call-result'
import { pageQueries } from '@/platform/session/load-queries'
import { FETCHED_WHEN_SHOWN } from '@/platform/session/personal-data'
import { useQuery } from '@/platform/session/use-query.client'
import type { membershipDetails } from '../details.server'
import type { ownMembership } from '../own.server'

export type OwnMembership = CallResult<typeof ownMembership>

const membershipKey = (userId: number) => ['membership', userId] as const

/**
 * The user's plan and membership.
 * @param session the payment that the user comes from: the server asks the provider whether it is complete
 */
export const membershipQuery = (userId: number, session?: string) =>
  queryOptions({
    queryKey: [...membershipKey(userId), 'me', ...(session === undefined ? [] : [session])],
    queryFn: ({ signal }) => {
      const query = session === undefined ? '' : `?${new URLSearchParams({ session })}`
      return fetchPersonal<OwnMembership>(`/api/memberships/me${query}`, 'membership', signal)
    },
    ...FETCHED_WHEN_SHOWN,
  })

/** The user's orders and gifts. */
export const detailsQuery = (userId: number) =>
  queryOptions({
    queryKey: [...membershipKey(userId), 'details'],
    queryFn: ({ signal }) =>
      fetchPersonal<CallResult<typeof membershipDetails>>('/api/memberships/details', 'orders', signal),
    ...FETCHED_WHEN_SHOWN,
  })

/**
 * The user's membership with its orders and gifts.
 * @returns undefined until both are loaded; `refresh` after a change
 */
export function useMembership(userId: number) {
  const membership = useQuery(membershipQuery(userId))
  const details = useQuery(detailsQuery(userId))
  const refresh = () => pageQueries.invalidateQueries({ queryKey: membershipKey(userId) })
  const queries = [membership, details]
  return {
    loaded: membership.data && details.data ? { membership: membership.data, details: details.data } : undefined,
    failed: queries.some(({ isError, isFetching }) => isError && !isFetching),
    refresh: () => void refresh(),
  }
}

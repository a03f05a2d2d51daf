import { queryOptions } from '@tanstack/react-query'
import { type CallResult, readResult } from '@/platform/session/call-result'
import { useQuery } from '@/platform/session/use-query.client'
import type { plansOnSale } from '../plans.server'

const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: async ({ signal }) => {
    const response = await fetch('/api/plans', { signal })
    if (!response.ok) throw new Error(`Failed to fetch plans: ${response.status}`)
    return readResult<CallResult<typeof plansOnSale>>(response)
  },
})

/** The plans on sale. */
export function usePlans() {
  const { data, isError, isFetching, refetch } = useQuery(plansQuery)
  return { plans: data?.plans, failed: isError && !isFetching, retry: () => void refetch() }
}

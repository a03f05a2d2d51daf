import { queryOptions } from '@tanstack/react-query'
import { fetchPersonal } from '@/platform/session/authenticated-fetch'
import type { CallResult } from '@/platform/session/call-result'
import { useViewer } from '@/platform/session/Session.client'
import { useQuery } from '@/platform/session/use-query.client'
import type { FoodLists } from './food-list'
import type { foodLists } from './food-lists.server'

const foodListsQuery = queryOptions({
  queryKey: ['food-lists'],
  queryFn: async ({ signal }) => {
    type Result = CallResult<typeof foodLists>
    return (await fetchPersonal<Result>('/api/food-lists', 'food lists', signal)).foodLists
  },
  // Offline it fails and offers a retry, where the library would wait silently.
  networkMode: 'always',
})

/**
 * The food lists of the page; fetched if the page was rendered without them.
 * @param initialLists null if the server had none
 * @returns `lists`: null while they load, and if there are none
 */
export function useFoodLists(initialLists: FoodLists | null) {
  const { state } = useViewer()
  const { data, isFetching, refetch } = useQuery({
    ...foodListsQuery,
    // Only members have access.
    enabled: initialLists === null && state === 'authenticated',
  })
  return { lists: initialLists ?? data ?? null, loading: isFetching || state === 'loading', retry: refetch }
}

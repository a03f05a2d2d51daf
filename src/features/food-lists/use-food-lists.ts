import { useQuery } from '@tanstack/react-query'
import { fetchPersonalJson } from '@/features/session/authenticated-fetch'
import { useViewer } from '@/features/session/Session.client'
import type { FoodLists } from './food-list'

async function fetchFoodLists(signal: AbortSignal): Promise<FoodLists | null> {
  return ((await fetchPersonalJson('/api/food-lists', 'food lists', signal)) as { foodLists: FoodLists | null })
    .foodLists
}

/**
 * The food lists of the page; fetched if the page was rendered without them.
 * @param initialLists null if the server had none
 * @returns `lists`: null while they load, and if there are none
 */
export function useFoodLists(initialLists: FoodLists | null) {
  const { state } = useViewer()
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['food-lists'],
    queryFn: ({ signal }) => fetchFoodLists(signal),
    // Only members have access.
    enabled: initialLists === null && state === 'authenticated',
    // Offline it fails and offers a retry, where the library would wait silently.
    networkMode: 'always',
  })
  return { lists: initialLists ?? data ?? null, loading: isFetching || state === 'loading', retry: refetch }
}

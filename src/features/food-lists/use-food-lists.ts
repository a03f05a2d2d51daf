import { useQuery } from '@tanstack/react-query'
import { fetchPersonalJson } from '@/features/session/authenticated-fetch'
import { useViewer } from '@/features/session/Session.client'
import type { FoodLists } from './food-list'

async function fetchFoodLists(signal: AbortSignal): Promise<FoodLists | null> {
  return ((await fetchPersonalJson('/api/food-lists', 'food lists', signal)) as { foodLists: FoodLists | null })
    .foodLists
}

/**
 * The food lists as the page brought them; asked for once more where it could not.
 * @param initialLists null where the server had none
 * @returns `lists`: null while they come, and where there are none
 */
export function useFoodLists(initialLists: FoodLists | null) {
  const { state } = useViewer()
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['food-lists'],
    queryFn: ({ signal }) => fetchFoodLists(signal),
    // They are for members: of nobody it would be refused.
    enabled: initialLists === null && state === 'authenticated',
    // Without a line it fails and offers another try, where the library would wait in silence.
    networkMode: 'always',
  })
  return { lists: initialLists ?? data ?? null, loading: isFetching || state === 'loading', retry: refetch }
}

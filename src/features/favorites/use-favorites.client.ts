import { useCallback } from 'react'
import { usePersonalQuery } from '@/platform/session/use-personal-query.client'
import { favoriteIdsQuery } from './own-favorites'

/**
 * The current user's favorites.
 * @returns `favoriteIds`: databaseIds, the latest first; undefined for a visitor and until they are known. `failed`:
 * the fetch failed, and `retry` repeats it.
 */
export function useFavorites() {
  const { data, isError, isFetching, refetch } = usePersonalQuery(favoriteIdsQuery)
  const retry = useCallback(() => void refetch(), [refetch])
  return { favoriteIds: data, failed: isError && !isFetching, retry }
}

import type { QueryClient } from '@tanstack/react-query'
import { personalKey, personalQueryOptions } from '@/platform/session/personal-data'
import { storedEntry, storeEntry } from '@/platform/session/session-entries'
import { session } from '@/platform/session/session-state'
import { type FavoriteMessage, subscribeToFavorites } from './favorite-messages'
import { withFavorite } from './favorite-toggle'
import { favoriteIdsQuery, parseFavoriteIds } from './own-favorites'

/**
 * Applies the changes of other tabs to the cached favorites and to those stored for the next page. A fetch in flight
 * may return the old state, so the change is applied again after it.
 * @returns stops it
 */
export function syncFavorites(client: QueryClient): () => void {
  const applyMessage = (message: FavoriteMessage) => {
    const { queryKey } = personalQueryOptions(favoriteIdsQuery, message.userId)
    const favoriteIds = client.getQueryData(queryKey)
    if (favoriteIds) client.setQueryData(queryKey, withFavorite(favoriteIds, message.postId, message.favorite))
    else updateStored(message)
    const query = client.getQueryCache().find<number[]>({ queryKey })
    if (query?.state.fetchStatus === 'fetching') {
      query.promise?.then(
        () => applyMessage(message),
        () => {},
      )
    }
  }
  // A page restored from the back/forward cache has missed messages.
  const refetchRestoredPage = ({ persisted }: PageTransitionEvent) => {
    const userId = session.current().user?.id
    if (persisted && userId !== undefined) {
      void client.invalidateQueries({ queryKey: personalKey(favoriteIdsQuery.name, userId) })
    }
  }
  const unsubscribe = subscribeToFavorites(applyMessage)
  window.addEventListener('pageshow', refetchRestoredPage)
  return () => {
    unsubscribe()
    window.removeEventListener('pageshow', refetchRestoredPage)
  }
}

function updateStored({ favorite, postId, userId }: FavoriteMessage): void {
  const entry = storedEntry('favourites', userId)
  const favoriteIds = parseFavoriteIds(entry?.data)
  if (entry && favoriteIds)
    storeEntry('favourites', userId, { ...entry, data: withFavorite(favoriteIds, postId, favorite) })
}

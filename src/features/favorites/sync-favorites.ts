import type { QueryClient } from '@tanstack/react-query'
import { personalKey } from '@/features/session/personal-data'
import { storedEntry, storeEntry } from '@/features/session/session-entries'
import { session } from '@/features/session/session-state'
import { type FavoriteMessage, subscribeToFavorites } from './favorite-messages'
import { withFavorite } from './favorite-toggle'
import { parseFavoriteIds } from './fetch-favorites'

/**
 * Follows what other tabs tell of hearts: in what is shown, and in what this tab has stored for its next page, whether
 * or not a heart is in sight. A list that is still on its way may not know of it, and is told when it is there.
 * @returns ends it
 */
export function syncFavorites(client: QueryClient): () => void {
  const applyMessage = (message: FavoriteMessage) => {
    const queryKey = personalKey('favourites', message.userId)
    const favoriteIds = client.getQueryData<number[]>(queryKey)
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
  // A page that the browser has kept whole was asleep, and has heard nothing.
  const refetchRestoredPage = ({ persisted }: PageTransitionEvent) => {
    const userId = session.current().user?.id
    if (persisted && userId !== undefined) {
      void client.invalidateQueries({ queryKey: personalKey('favourites', userId) })
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

import { useCallback } from 'react'
import { useLoginModal } from '@/features/login/LoginModal.client'
import { useDeferredPersonal } from '@/platform/session/use-deferred-personal.client'
import { waitForUser } from '@/platform/session/wait-for-user'
import { useToast } from '@/ui/Toaster.client'
import { FAVORITE_TEXTS } from './favorite-texts'

/** Visitors never load what reads and changes favorites. */
const loadFavorites = () => import('./own-favorites')
const loadQuery = () => loadFavorites().then(({ favoriteIdsQuery }) => favoriteIdsQuery)

/**
 * Whether an item is one of the user's favorites.
 * @returns `favorited`: false for a visitor and until it is known. `toggle` adds or removes it; for a visitor it opens
 * the login modal, and while the session is loading it waits.
 */
export function useFavorite(databaseId: number): { favorited: boolean; toggle: () => void } {
  const favoriteIds = useDeferredPersonal(loadQuery)
  const modal = useLoginModal()
  const toast = useToast()
  const toggle = useCallback(async () => {
    const user = await waitForUser()
    if (!user) return modal.open()
    const notifyFailed = () => toast.error(FAVORITE_TEXTS.failed)
    try {
      const { toggleFavorite } = await loadFavorites()
      await toggleFavorite(user.id, databaseId, notifyFailed)
    } catch {
      notifyFailed()
    }
  }, [databaseId, modal, toast])
  return { favorited: favoriteIds?.includes(databaseId) ?? false, toggle: () => void toggle() }
}

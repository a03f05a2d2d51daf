import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLoginModal } from '@/features/login-modal/LoginModal.client'
import { usePersonalQuery } from '@/features/session/PersonalData.client'
import { personalKey } from '@/features/session/personal-data'
import { session } from '@/features/session/session-state'
import { waitForUser } from '@/features/session/wait-for-user'
import { TEXTS } from '@/rules/texts'
import { useToast } from '@/ui/Toaster.client'
import { broadcastFavorite } from './favorite-messages'
import { createFavoriteToggle } from './favorite-toggle'
import { fetchFavoriteIds, parseFavoriteIds, sendFavoriteToggle } from './fetch-favorites'

type Toggle = ReturnType<typeof createFavoriteToggle>

/** One for each person and page load, so that all hearts of a page know of each other's requests. */
const toggles = new WeakMap<QueryClient, Map<number, Toggle>>()

/**
 * The hearts of whoever looks at the page. SPEC 4, 6, 7.
 * @returns `hearts`: databaseIds, the latest first; undefined for a visitor, and until they are known. `failed`: they
 * could not be fetched, and `retry` asks again. `press` turns one around; of a visitor it opens the login modal, and
 * while nobody knows who looks, it waits for the answer.
 */
export function useFavorites() {
  const client = useQueryClient()
  const modal = useLoginModal()
  const toast = useToast()
  const { data, isError, isFetching, refetch } = usePersonalQuery('favourites', fetchFavoriteIds, parseFavoriteIds)

  const toggle = useCallback(
    async (databaseId: number) => {
      const user = await waitForUser()
      if (!user) return modal.open()
      try {
        await ensureFavoriteIds(client, user.id)
      } catch {
        return toast.error(TEXTS.favoriteFailed)
      }
      const notifyFailed = () => toast.error(TEXTS.favoriteFailed)
      await toggleFor(client, user.id)(databaseId, notifyFailed)
    },
    [client, modal, toast],
  )

  const retry = useCallback(() => void refetch(), [refetch])
  return { hearts: data, failed: isError && !isFetching, toggle, retry }
}

/** Without them nobody knows which way a heart turns. @throws Error "Failed to fetch favorite posts" */
function ensureFavoriteIds(client: QueryClient, userId: number): Promise<number[]> {
  return client.ensureQueryData({
    queryKey: personalKey('favourites', userId),
    queryFn: ({ signal }) => fetchFavoriteIds(signal),
    networkMode: 'always',
  })
}

function toggleFor(client: QueryClient, userId: number): Toggle {
  const clientToggles = toggles.get(client) ?? new Map<number, Toggle>()
  toggles.set(client, clientToggles)
  const queryKey = personalKey('favourites', userId)
  const currentIds = () => client.getQueryData<number[]>(queryKey) ?? []
  const toggle =
    clientToggles.get(userId) ??
    createFavoriteToggle({
      currentIds,
      send: (postId) => sendFavoriteToggle(postId, userId),
      show: (hearts) => {
        // Whoever has left meanwhile leaves nothing behind.
        if (session.current().user?.id === userId) client.setQueryData(queryKey, [...hearts])
      },
      onSaved: (postId) => broadcastFavorite({ userId, postId, favorite: currentIds().includes(postId) }),
    })
  clientToggles.set(userId, toggle)
  return toggle
}

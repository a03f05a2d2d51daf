import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLoginModal } from '@/features/login/LoginModal.client'
import { fetchPersonal, postPersonal } from '@/platform/session/authenticated-fetch'
import type { CallResult } from '@/platform/session/call-result'
import { usePersonalQuery } from '@/platform/session/PersonalData.client'
import { type PersonalQuery, personalQueryOptions } from '@/platform/session/personal-data'
import { clearEntry } from '@/platform/session/session-entries'
import { session } from '@/platform/session/session-state'
import { waitForUser } from '@/platform/session/wait-for-user'
import { TEXTS } from '@/rules/texts'
import { useToast } from '@/ui/Toaster.client'
import { broadcastFavorite } from './favorite-messages'
import { createFavoriteToggle } from './favorite-toggle'
import type { favoritePosts, toggleFavorite } from './favorites.server'

/** Validates favorites from a response or session storage: databaseIds; undefined for anything else. */
export function parseFavoriteIds(value: unknown): number[] | undefined {
  return Array.isArray(value) && value.every((id) => Number.isSafeInteger(id)) ? (value as number[]) : undefined
}

/**
 * The user's favorites, the latest first, as databaseIds.
 * @throws Error "Failed to fetch favorite posts"
 */
export async function fetchFavoriteIds(signal?: AbortSignal): Promise<number[]> {
  const { posts } = await fetchPersonal<CallResult<typeof favoritePosts>>(
    '/api/favorites/posts/',
    'favorite posts',
    signal,
  )
  return posts.map(({ databaseId }) => databaseId)
}

/** The user's favorites, stored for the session. */
export const favoriteIdsQuery: PersonalQuery<number[]> = {
  name: 'favourites',
  fetch: fetchFavoriteIds,
  parse: parseFavoriteIds,
}

/** Toggles a favorite on the server. @returns whether it is a favorite now; null on failure */
export async function sendFavoriteToggle(postId: number, userId: number): Promise<boolean | null> {
  // The user may follow a link right after the click.
  const result = await postPersonal<CallResult<typeof toggleFavorite>>(
    '/api/favorites/toggle',
    { postId, userId },
    { keepalive: true },
  )
  return result?.favorite ?? null
}

type Toggle = ReturnType<typeof createFavoriteToggle>

/** One per user and query client, so that all buttons of a page share their requests. */
const toggles = new WeakMap<QueryClient, Map<number, Toggle>>()

/**
 * The current user's favorites.
 * @returns `favoriteIds`: databaseIds, the latest first; undefined for a visitor and until they are known. `failed`:
 * the fetch failed, and `retry` repeats it. `toggle` adds or removes one; for a visitor it opens the login modal, and
 * while the session is loading it waits.
 */
export function useFavorites() {
  const client = useQueryClient()
  const modal = useLoginModal()
  const toast = useToast()
  const { data, isError, isFetching, refetch } = usePersonalQuery(favoriteIdsQuery)

  const toggle = useCallback(
    async (databaseId: number) => {
      const user = await waitForUser()
      if (!user) return modal.open()
      try {
        await ensureFavoriteIds(client, user.id)
      } catch {
        return toast.error(TEXTS.favoriteFailed)
      }
      const notifyFailed = () => {
        // A page that is left aborts the response, and the server may have the new state: the next page asks it.
        clearEntry(favoriteIdsQuery.name, user.id)
        toast.error(TEXTS.favoriteFailed)
      }
      await toggleFor(client, user.id)(databaseId, notifyFailed)
    },
    [client, modal, toast],
  )

  const retry = useCallback(() => void refetch(), [refetch])
  return { favoriteIds: data, failed: isError && !isFetching, toggle, retry }
}

/** A toggle needs the current state. @throws Error "Failed to fetch favorite posts" */
function ensureFavoriteIds(client: QueryClient, userId: number): Promise<number[]> {
  return client.ensureQueryData({
    ...personalQueryOptions(favoriteIdsQuery, userId),
    networkMode: 'always',
  })
}

function toggleFor(client: QueryClient, userId: number): Toggle {
  const clientToggles = toggles.get(client) ?? new Map<number, Toggle>()
  toggles.set(client, clientToggles)
  const { queryKey } = personalQueryOptions(favoriteIdsQuery, userId)
  const currentIds = () => client.getQueryData(queryKey) ?? []
  const toggle =
    clientToggles.get(userId) ??
    createFavoriteToggle({
      currentIds,
      send: (postId) => sendFavoriteToggle(postId, userId),
      show: (favoriteIds) => {
        // The user may have signed out in between.
        if (session.current().user?.id === userId) client.setQueryData(queryKey, [...favoriteIds])
      },
      onSaved: (postId) => broadcastFavorite({ userId, postId, favorite: currentIds().includes(postId) }),
    })
  clientToggles.set(userId, toggle)
  return toggle
}

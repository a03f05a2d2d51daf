import type { QueryClient } from '@tanstack/react-query'
import { fetchPersonal, postPersonal } from '@/platform/session/authenticated-fetch'
import type { CallResult } from '@/platform/session/call-result'
import { loadQueries } from '@/platform/session/load-queries'
import { type PersonalQuery, personalQueryOptions } from '@/platform/session/personal-data'
import { clearEntry } from '@/platform/session/session-entries'
import { session } from '@/platform/session/session-state'
import { broadcastFavorite } from './favorite-messages'
import { createFavoriteToggle } from './favorite-toggle'
import type { favoritePosts, toggleFavorite as toggleOnServer } from './favorites.server'

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
  const result = await postPersonal<CallResult<typeof toggleOnServer>>(
    '/api/favorites/toggle',
    { postId, userId },
    { keepalive: true },
  )
  return result?.favorite ?? null
}

type Toggle = ReturnType<typeof createFavoriteToggle>

/** One per user, so that all buttons of a page share their requests. */
const toggles = new Map<number, Toggle>()

/**
 * Adds or removes one of the user's favorites, on show at once.
 * @param onFailed called when it was rolled back
 * @throws Error "Failed to fetch favorite posts": a toggle needs the current state
 */
export async function toggleFavorite(userId: number, databaseId: number, onFailed: () => void): Promise<void> {
  const client = (await loadQueries()).queryCache()
  await client.ensureQueryData({ ...personalQueryOptions(favoriteIdsQuery, userId), networkMode: 'always' })
  await toggleFor(client, userId)(databaseId, () => {
    // A page that is left aborts the response, and the server may have the new state: the next page asks it.
    clearEntry(favoriteIdsQuery.name, userId)
    onFailed()
  })
}

function toggleFor(client: QueryClient, userId: number): Toggle {
  const { queryKey } = personalQueryOptions(favoriteIdsQuery, userId)
  const currentIds = () => client.getQueryData(queryKey) ?? []
  const toggle =
    toggles.get(userId) ??
    createFavoriteToggle({
      currentIds,
      send: (postId) => sendFavoriteToggle(postId, userId),
      show: (favoriteIds) => {
        // The user may have signed out in between.
        if (session.current().user?.id === userId) client.setQueryData(queryKey, [...favoriteIds])
      },
      onSaved: (postId) => broadcastFavorite({ userId, postId, favorite: currentIds().includes(postId) }),
    })
  toggles.set(userId, toggle)
  return toggle
}

import { fetchPersonal, postPersonal } from '@/platform/session/authenticated-fetch'
import type { CallResult } from '@/platform/session/call-result'
import type { PersonalQuery } from '@/platform/session/personal-data'
import type { favoritePosts, toggleFavorite } from './favorites'

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

import { authenticatedFetch, fetchPersonalJson } from '@/features/session/authenticated-fetch'

/** Validates favorites from a response or session storage: databaseIds; undefined for anything else. */
export function parseFavoriteIds(value: unknown): number[] | undefined {
  return Array.isArray(value) && value.every((id) => Number.isSafeInteger(id)) ? (value as number[]) : undefined
}

/**
 * The user's favorites, the latest first, as databaseIds.
 * @throws Error "Failed to fetch favorite posts"
 */
export async function fetchFavoriteIds(signal?: AbortSignal): Promise<number[]> {
  const { posts } = (await fetchPersonalJson('/api/favorites/posts/', 'favorite posts', signal)) as {
    posts: { databaseId: number }[]
  }
  return posts.map(({ databaseId }) => databaseId)
}

/** Toggles a favorite on the server. @returns whether it is a favorite now; null on failure */
export async function sendFavoriteToggle(postId: number, userId: number): Promise<boolean | null> {
  try {
    const response = await authenticatedFetch('/api/favorites/toggle', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ postId, userId }),
      // The user may follow a link right after the click.
      keepalive: true,
    })
    if (!response.ok) return null
    return ((await response.json()) as { favorite: boolean }).favorite
  } catch {
    return null
  }
}

import { authenticatedFetch, fetchPersonalJson } from '@/features/session/authenticated-fetch'

/** Hearts from outside, an answer or the session storage: databaseIds; undefined for anything else. */
export function parseFavoriteIds(value: unknown): number[] | undefined {
  return Array.isArray(value) && value.every((id) => Number.isSafeInteger(id)) ? (value as number[]) : undefined
}

/**
 * What the person has hearted, the latest first, as databaseIds. SPEC 7, 8.
 * @throws Error "Failed to fetch favorite posts"
 */
export async function fetchFavoriteIds(signal?: AbortSignal): Promise<number[]> {
  const { posts } = (await fetchPersonalJson('/api/favorites/posts/', 'favorite posts', signal)) as {
    posts: { databaseId: number }[]
  }
  return posts.map(({ databaseId }) => databaseId)
}

/** Has the server turn a heart around. SPEC 8: a failure is quiet. @returns whether it is hearted now; null on failure */
export async function sendFavoriteToggle(postId: number, userId: number): Promise<boolean | null> {
  try {
    const response = await authenticatedFetch('/api/favorites/toggle', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ postId, userId }),
      // Who presses a heart may follow a link right after.
      keepalive: true,
    })
    if (!response.ok) return null
    return ((await response.json()) as { favorite: boolean }).favorite
  } catch {
    return null
  }
}

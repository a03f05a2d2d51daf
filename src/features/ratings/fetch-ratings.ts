import { authenticatedFetch, fetchPersonalJson } from '@/features/session/authenticated-fetch'

/** A member's ratings by the recipes' databaseIds. A missing one counts as 0. */
export type Ratings = Readonly<Record<string, number>>

/** The response of rating a recipe. */
export type RatingResult = { rating: number; average: number; count: number }

/** Validates ratings from a response or session storage; undefined for anything else. */
export function parseRatings(value: unknown): Ratings | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject && Object.values(value).every((rating) => Number.isSafeInteger(rating))
    ? (value as Ratings)
    : undefined
}

/** The user's ratings. @throws Error "Failed to fetch recipe ratings"; the ratings then show as 0 */
export async function fetchRatings(signal?: AbortSignal): Promise<Ratings> {
  return parseRatings(await fetchPersonalJson('/api/recipes/ratings/', 'recipe ratings', signal)) ?? {}
}

/** Rates a recipe. @returns null on failure */
export async function sendRating(recipeId: number, rating: number): Promise<RatingResult | null> {
  try {
    const response = await authenticatedFetch('/api/recipes/ratings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ recipeId, rating }),
    })
    return response.ok ? ((await response.json()) as RatingResult) : null
  } catch {
    return null
  }
}

import { authenticatedFetch, fetchPersonalJson } from '@/features/session/authenticated-fetch'

/** A member's ratings by the recipes' databaseIds. One that is not there counts as 0. SPEC 3 */
export type Ratings = Readonly<Record<string, number>>

/** What rating a recipe is answered with. */
export type RatingResult = { rating: number; average: number; count: number }

/** Ratings from outside, an answer or the session storage; undefined for anything else. */
export function parseRatings(value: unknown): Ratings | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject && Object.values(value).every((rating) => Number.isSafeInteger(rating))
    ? (value as Ratings)
    : undefined
}

/** @throws Error "Failed to fetch recipe ratings"; whoever shows them then shows 0. SPEC 8 */
export async function fetchRatings(signal?: AbortSignal): Promise<Ratings> {
  return parseRatings(await fetchPersonalJson('/api/recipes/ratings/', 'recipe ratings', signal)) ?? {}
}

/** Rates a recipe. @returns null when that did not work */
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

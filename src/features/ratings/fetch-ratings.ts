import { fetchPersonal, postPersonal } from '@/platform/session/authenticated-fetch'
import type { CallResult } from '@/platform/session/call-result'
import type { PersonalQuery } from '@/platform/session/personal-data'
import type { rate, ratingsOf } from './ratings'

/** A member's ratings by the recipes' databaseIds. A missing one counts as 0. */
export type Ratings = Readonly<Record<string, number>>

/** The response of rating a recipe. */
export type RatingResult = CallResult<typeof rate>

/** Validates ratings from a response or session storage; undefined for anything else. */
export function parseRatings(value: unknown): Ratings | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject && Object.values(value).every((rating) => Number.isSafeInteger(rating))
    ? (value as Ratings)
    : undefined
}

/** The user's ratings. @throws Error "Failed to fetch recipe ratings"; the ratings then show as 0 */
export async function fetchRatings(signal?: AbortSignal): Promise<Ratings> {
  return (
    parseRatings(
      await fetchPersonal<CallResult<typeof ratingsOf>>('/api/recipes/ratings/', 'recipe ratings', signal),
    ) ?? {}
  )
}

/** The user's ratings, stored for the session. */
export const ratingsQuery: PersonalQuery<Ratings> = { name: 'recipeRatings', fetch: fetchRatings, parse: parseRatings }

/** Rates a recipe. @returns null on failure */
export function sendRating(recipeId: number, rating: number): Promise<RatingResult | null> {
  return postPersonal<RatingResult>('/api/recipes/ratings', { recipeId, rating })
}

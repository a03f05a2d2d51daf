import { useMemo, useState } from 'react'
import { invalidateProgrammes } from '@/features/programmes/programme-key'
import { fetchPersonal, postPersonal } from '@/platform/session/authenticated-fetch'
import type { CallResult } from '@/platform/session/call-result'
import { pageQueries } from '@/platform/session/load-queries'
import type { PageQueries } from '@/platform/session/page-queries'
import { type PersonalQuery, personalQueryOptions } from '@/platform/session/personal-data'
import { useViewer } from '@/platform/session/Session.client'
import { usePersonalQuery } from '@/platform/session/use-personal-query.client'
import { createRatingSender, type RatingResult } from './rating-sender'
import type { ratingsOf } from './ratings.server'
import type { Summary } from './use-rating-summary.client'

/** A member's ratings by the recipes' databaseIds. A missing one counts as 0. */
export type Ratings = Readonly<Record<string, number>>

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

/** Stores an accepted rating with the user's others. */
export async function storeRating(client: PageQueries, userId: number, rating: Ratings): Promise<void> {
  const { queryKey } = personalQueryOptions(ratingsQuery, userId)
  // The response to an earlier request would lack this rating.
  await client.cancelQueries({ queryKey })
  // A map that was never fetched must not be stored with this one rating only: it is fetched again.
  if (client.getQueryData(queryKey) === undefined) await client.invalidateQueries({ queryKey })
  else client.setQueryData(queryKey, (ratings) => ({ ...ratings, ...rating }))
}

/**
 * The user's own stars for a recipe: 0 before the first rating, and if their ratings cannot be fetched.
 * @param onSummary called with the new average; must be stable between renders
 * @param onFailed called after a rollback; must be stable too
 */
export function useOwnRating(databaseId: number, onSummary: (summary: Summary) => void, onFailed: () => void) {
  const { user } = useViewer()
  const userId = user?.id ?? 0
  const { data } = usePersonalQuery(ratingsQuery)
  const [chosen, setChosen] = useState<number | null>(null)
  const own = chosen ?? data?.[databaseId] ?? 0

  const rate = useMemo(
    () =>
      createRatingSender({
        send: (rating) => sendRating(databaseId, rating),
        show: setChosen,
        onFailed,
        onRated: ({ average, count, rating }) => {
          onSummary({ average, count })
          void storeRating(pageQueries, userId, { [databaseId]: rating })
          // Rating a recipe does its step.
          void invalidateProgrammes(pageQueries, userId)
        },
      }),
    [databaseId, onFailed, onSummary, userId],
  )
  return { own, rate: (rating: number) => rate(rating, own) }
}

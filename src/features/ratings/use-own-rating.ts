import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { usePersonalQuery } from '@/platform/session/PersonalData.client'
import { personalQueryOptions } from '@/platform/session/personal-data'
import { useViewer } from '@/platform/session/Session.client'
import { ratingsQuery, sendRating } from './fetch-ratings'
import { createRatingSender } from './rating-sender'
import type { Summary } from './use-rating-summary'

/**
 * The user's own stars for a recipe: 0 before the first rating, and if their ratings cannot be fetched.
 * @param onSummary called with the new average; must be stable between renders
 * @param onFailed called after a rollback; must be stable too
 */
export function useOwnRating(databaseId: number, onSummary: (summary: Summary) => void, onFailed: () => void) {
  const client = useQueryClient()
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
          const { queryKey } = personalQueryOptions(ratingsQuery, userId)
          // A map that was never fetched must not be stored with this one rating only: it is fetched again.
          if (client.getQueryData(queryKey) === undefined) void client.invalidateQueries({ queryKey })
          else client.setQueryData(queryKey, (ratings) => ({ ...ratings, [databaseId]: rating }))
        },
      }),
    [client, databaseId, onFailed, onSummary, userId],
  )
  return { own, rate: (rating: number) => rate(rating, own) }
}

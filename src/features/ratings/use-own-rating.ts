import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { usePersonalQuery } from '@/features/session/PersonalData.client'
import { personalKey } from '@/features/session/personal-data'
import { useViewer } from '@/features/session/Session.client'
import { fetchRatings, type Ratings, readRatings, sendRating } from './fetch-ratings'
import { createRater } from './rater'
import type { Summary } from './use-rating-summary'

/**
 * A member's own stars for a recipe: 0 before they gave any, and where their ratings cannot be fetched (SPEC 8).
 * @param onSummary told what all think of it now; keep it the same between renders
 * @param onFailed told when stars were put back; the same
 */
export function useOwnRating(databaseId: number, onSummary: (summary: Summary) => void, onFailed: () => void) {
  const client = useQueryClient()
  const { user } = useViewer()
  const userId = user?.id ?? 0
  const { data } = usePersonalQuery('recipeRatings', fetchRatings, readRatings)
  const [pressed, setPressed] = useState<number | null>(null)
  const own = pressed ?? data?.[databaseId] ?? 0

  const rate = useMemo(
    () =>
      createRater({
        send: (rating) => sendRating(databaseId, rating),
        show: setPressed,
        onFailed,
        onRated: ({ average, count, rating }) => {
          onSummary({ average, count })
          const key = personalKey('recipeRatings', userId)
          // A map that never came must not be kept with this one rating alone: it is asked for anew.
          if (client.getQueryData(key) === undefined) void client.invalidateQueries({ queryKey: key })
          else client.setQueryData<Ratings>(key, (ratings) => ({ ...ratings, [databaseId]: rating }))
        },
      }),
    [client, databaseId, onFailed, onSummary, userId],
  )
  return { own, rate: (rating: number) => rate(rating, own) }
}

import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { latestSummary, type Summary, type SummaryUpdate } from './latest-summary'

export type { Summary } from './latest-summary'

const summaryKey = (databaseId: number) => ['rating-summary', databaseId]

/**
 * The average rating of a recipe: the response to this browser's own rating, until the page shows something newer.
 * Shared by all components that show it.
 * @returns the summary and its setter
 */
export function useRatingSummary(databaseId: number, pageSummary: Summary): [Summary, (summary: Summary) => void] {
  const client = useQueryClient()
  const { data } = useQuery<SummaryUpdate>({ queryKey: summaryKey(databaseId), queryFn: skipToken })
  const { average, count } = pageSummary
  const setSummary = useCallback(
    (summary: Summary) =>
      client.setQueryData<SummaryUpdate>(summaryKey(databaseId), { summary, previous: { average, count } }),
    [client, databaseId, average, count],
  )
  return [latestSummary(pageSummary, data), setSummary]
}

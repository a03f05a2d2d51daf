import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { latestSummary, type Summary, type SummaryUpdate } from './latest-summary'

export type { Summary } from './latest-summary'

const summaryKey = (databaseId: number) => ['rating-summary', databaseId]

/**
 * What all think of a recipe: what this browser's own rating was answered with, until the page says something else
 * than it did then. The same for all parts that show it.
 * @returns it, and what sets it
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

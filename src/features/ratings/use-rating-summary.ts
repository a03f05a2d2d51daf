import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type Answered, type Summary, shownSummary } from './shown-summary'

export type { Summary } from './shown-summary'

const summaryKey = (databaseId: number) => ['rating-summary', databaseId]

/**
 * What all think of a recipe: what this browser's own rating was answered with, until the page says something else
 * than it did then. The same for all parts that show it.
 * @returns it, and what sets it
 */
export function useRatingSummary(databaseId: number, ofPage: Summary): [Summary, (summary: Summary) => void] {
  const client = useQueryClient()
  const { data } = useQuery<Answered>({ queryKey: summaryKey(databaseId), queryFn: skipToken })
  const { average, count } = ofPage
  const set = useCallback(
    (summary: Summary) => client.setQueryData<Answered>(summaryKey(databaseId), { summary, over: { average, count } }),
    [client, databaseId, average, count],
  )
  return [shownSummary(ofPage, data), set]
}

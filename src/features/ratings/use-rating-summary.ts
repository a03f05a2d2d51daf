import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** What all members together think of a recipe; `average` is null before the first rating. */
export type Summary = { average: number | null; count: number }

const summaryKey = (databaseId: number) => ['rating-summary', databaseId]

/**
 * What all think of a recipe: as the page says, until this browser's own rating was answered. The same for all who
 * show it.
 * @returns it, and what sets it
 */
export function useRatingSummary(databaseId: number, ofPage: Summary): [Summary, (summary: Summary) => void] {
  const client = useQueryClient()
  const { data } = useQuery<Summary>({ queryKey: summaryKey(databaseId), queryFn: skipToken })
  const set = useCallback(
    ({ average, count }: Summary) => client.setQueryData<Summary>(summaryKey(databaseId), { average, count }),
    [client, databaseId],
  )
  return [data ?? ofPage, set]
}

import { useCallback } from 'react'
import { createStore } from '@/platform/store/create-store'
import { useStore } from '@/platform/store/use-store.client'
import { latestSummary, type Summary, type SummaryUpdate } from './latest-summary'

export type { Summary } from './latest-summary'

/** What the server said to this page's own ratings, by databaseId. */
const updates = createStore<Readonly<Record<number, SummaryUpdate>>>({})

/**
 * The average rating of a recipe: the response to this browser's own rating, until the page shows something newer.
 * Shared by all components that show it. A store, so that one that hydrates later begins with what the server rendered.
 * @returns the summary and its setter
 */
export function useRatingSummary(databaseId: number, pageSummary: Summary): [Summary, (summary: Summary) => void] {
  const update = useStore(updates)[databaseId]
  const { average, count } = pageSummary
  const setSummary = useCallback(
    (summary: Summary) =>
      updates.set({ ...updates.current(), [databaseId]: { summary, previous: { average, count } } }),
    [databaseId, average, count],
  )
  return [latestSummary(pageSummary, update), setSummary]
}

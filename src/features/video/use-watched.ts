import { useMemo } from 'react'
import { usePersonalQuery } from '@/features/session/PersonalData.client'
import { fetchWatched, parseWatchedIds } from './fetch-watched'

const NO_IDS: ReadonlySet<number> = new Set()

/**
 * What whoever looks at the page has watched, as databaseIds. Empty for a visitor, until it is known, and where it
 * cannot be fetched: so nothing of it is in a page's HTML. SPEC 4, 6, 9.
 */
export function useWatched(): ReadonlySet<number> {
  const { data } = usePersonalQuery('watchedMovements', fetchWatched, parseWatchedIds)
  return useMemo(() => (data ? new Set(data) : NO_IDS), [data])
}

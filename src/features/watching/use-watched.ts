import { useMemo } from 'react'
import { usePersonalQuery } from '@/features/session/PersonalData.client'
import { fetchWatched, readWatched } from './fetch-watched'

const NONE: ReadonlySet<number> = new Set()

/**
 * What whoever looks at the page has watched, as databaseIds. Empty for a visitor, until it is known, and where it
 * cannot be fetched: so nothing of it is in a page's HTML. SPEC 4, 6, 9.
 */
export function useWatched(): ReadonlySet<number> {
  const { data } = usePersonalQuery('watchedMovements', fetchWatched, readWatched)
  return useMemo(() => (data ? new Set(data) : NONE), [data])
}

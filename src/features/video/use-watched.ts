import { useMemo } from 'react'
import { usePersonalQuery } from '@/platform/session/PersonalData.client'
import { watchedQuery } from './fetch-watched'

const NO_IDS: ReadonlySet<number> = new Set()

/**
 * The items that the user has watched, as databaseIds. Empty for a visitor, while loading and on failure, so a page's
 * HTML never contains them.
 */
export function useWatched(): ReadonlySet<number> {
  const { data } = usePersonalQuery(watchedQuery)
  return useMemo(() => (data ? new Set(data) : NO_IDS), [data])
}

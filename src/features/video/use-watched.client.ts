import { useMemo } from 'react'
import { useDeferredPersonal } from '@/platform/session/use-deferred-personal.client'

const NO_IDS: ReadonlySet<number> = new Set()

/** Visitors never load it. */
const loadQuery = () => import('./watched-query').then(({ watchedQuery }) => watchedQuery)

/**
 * The items that the user has watched, as databaseIds. Empty for a visitor, while loading and on failure, so a page's
 * HTML never contains them.
 */
export function useWatched(): ReadonlySet<number> {
  const data = useDeferredPersonal(loadQuery)
  return useMemo(() => (data ? new Set(data) : NO_IDS), [data])
}

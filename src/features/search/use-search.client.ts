import Fuse from 'fuse.js/basic'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { useStore } from '@/platform/store/use-store.client'
import { createSearcher, groupResults, type ResultGroup } from './search'
import type { SearchItem } from './search-item'
import { createSearchStore, type SearchState } from './search-store'

/** The index of this page load. */
const store = createSearchStore()

/** The maximum number of results per type. */
const MAX_PER_TYPE = 6

type SearchOutcome = {
  state: SearchState['name']
  groups: ResultGroup[]
  /** All results in the displayed order. */
  items: SearchItem[]
}

/** The results of the open search for a text. */
export function useSearch(text: string): SearchOutcome {
  const { items, name } = useStore(store)
  useEffect(() => void store.load(), [])
  const search = useMemo(() => (items ? createSearcher(Fuse, items) : () => []), [items])
  const deferredText = useDeferredValue(text)
  return useMemo(() => {
    const groups = groupResults(search(deferredText)).map(({ items: groupItems, label }) => ({
      label,
      items: groupItems.slice(0, MAX_PER_TYPE),
    }))
    return { state: name, groups, items: groups.flatMap((group) => group.items) }
  }, [search, deferredText, name])
}

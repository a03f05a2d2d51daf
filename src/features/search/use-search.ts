import Fuse from 'fuse.js/basic'
import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react'
import { createSearcher, groupResults, type ResultGroup } from './search'
import type { SearchItem } from './search-item'
import { createSearchStore, type SearchState } from './search-store'

/** The index of this page load: fetched when the search is first opened, and no more. SPEC 4. */
const store = createSearchStore()

/** More of one type than this nobody reads; a better word brings them. */
const MAX_PER_TYPE = 6

type SearchOutcome = {
  state: SearchState['name']
  groups: ResultGroup[]
  /** All of them in the order in which they stand. */
  items: SearchItem[]
}

/** The open search: what is found for a text. */
export function useSearch(text: string): SearchOutcome {
  const { items, name } = useSyncExternalStore(store.onChange, store.current, store.current)
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

import Fuse from 'fuse.js/basic'
import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react'
import { grouped, type ResultGroup, searcherOf } from './search'
import type { SearchItem } from './search-item'
import { createSearchStore, type SearchState } from './search-state'

/** The index of this page load: fetched when the search is first opened, and no more. SPEC 4. */
const store = createSearchStore()

/** More of one type than this nobody reads; a better word brings them. */
const MAX_OF_A_TYPE = 6

type Found = {
  state: SearchState['name']
  groups: ResultGroup[]
  /** All of them in the order in which they stand. */
  items: SearchItem[]
}

/** The open search: what is found for a text. */
export function useSearch(text: string): Found {
  const { items, name } = useSyncExternalStore(store.onChange, store.now, store.now)
  useEffect(() => void store.open(), [])
  const search = useMemo(() => (items ? searcherOf(Fuse, items) : () => []), [items])
  const asked = useDeferredValue(text)
  return useMemo(() => {
    const groups = grouped(search(asked)).map(({ items: of, label }) => ({ label, items: of.slice(0, MAX_OF_A_TYPE) }))
    return { state: name, groups, items: groups.flatMap((group) => group.items) }
  }, [search, asked, name])
}

import Fuse from 'fuse.js/basic'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { useStore } from '@/platform/store/use-store.client'
import { createSearcher, groupResults, type ResultGroup, suggestionsOf } from './search'
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
  /** The results are suggestions: there is no text, or nothing matches it. */
  suggested: boolean
}

/**
 * The results of the open search for a text.
 * @param sections the addresses to suggest while there are none
 */
export function useSearch(text: string, sections: readonly string[]): SearchOutcome {
  const { items, name } = useStore(store)
  useEffect(() => {
    const load = () => void store.load()
    load()
    // What was typed without a connection is found once it is back.
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [])
  const search = useMemo(() => (items ? createSearcher(Fuse, items) : () => []), [items])
  const deferredText = useDeferredValue(text)
  const suggestions = useMemo(() => suggestionsOf(items ?? [], sections), [items, sections])
  return useMemo(() => {
    const found = groupResults(search(deferredText), deferredText).map(({ items: groupItems, label }) => ({
      label,
      items: groupItems.slice(0, MAX_PER_TYPE),
    }))
    const suggested = found.length === 0
    const groups = suggested ? suggestions : found
    return { state: name, groups, items: groups.flatMap((group) => group.items), suggested }
  }, [search, suggestions, deferredText, name])
}

import { readResult } from '@/platform/session/call-result'
import { createStore } from '@/platform/store/create-store'
import type { SearchIndex, SearchItem } from './search-item'

/** READY before the search is first opened, then LOADING, then LOADED or ERROR (docs/product.md#states). */
export type SearchState =
  | { name: 'READY' | 'LOADING' | 'ERROR'; items: null }
  | { name: 'LOADED'; items: readonly SearchItem[] }

/**
 * Fetches the search index.
 * @throws Error "Failed to fetch search index" for any failure (`cause` has the details)
 */
export async function fetchSearchIndex(): Promise<SearchItem[]> {
  try {
    const response = await fetch('/wp-search.json')
    if (!response.ok) throw new Error(`${response.status} /wp-search.json`)
    const { posts } = await readResult<Partial<SearchIndex>>(response)
    // A proxy may respond with something else.
    if (!Array.isArray(posts)) throw new Error('The search index has no posts.')
    return posts
  } catch (cause) {
    throw new Error('Failed to fetch search index', { cause })
  }
}

/**
 * The search index of one page load, fetched when the search is first opened; after a failure, which shows nothing,
 * when it is opened again or the connection is back.
 */
export function createSearchStore(fetchIndex: () => Promise<readonly SearchItem[]> = fetchSearchIndex) {
  const { current, initial, onChange, set } = createStore<SearchState>({ name: 'READY', items: null })
  return {
    current,
    initial,
    onChange,
    /** Called when the search is opened. */
    async load(): Promise<void> {
      if (current().name === 'LOADING' || current().name === 'LOADED') return
      set({ name: 'LOADING', items: null })
      try {
        set({ name: 'LOADED', items: await fetchIndex() })
      } catch {
        set({ name: 'ERROR', items: null })
      }
    },
  }
}

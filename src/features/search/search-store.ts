import { createStore } from '@/platform/store/create-store'
import type { SearchItem } from './search-item'

/** READY before the search is first opened, then LOADING, then LOADED or ERROR (docs/product.md#states). */
export type SearchState =
  | { name: 'READY' | 'LOADING' | 'ERROR'; items: null }
  | { name: 'LOADED'; items: readonly SearchItem[] }

/**
 * Fetches the search index. Validated by hand, since zod would add 5 kB to every page.
 * @throws Error "Failed to fetch search index" for any failure (`cause` has the details)
 */
export async function fetchSearchIndex(): Promise<SearchItem[]> {
  try {
    const response = await fetch('/wp-search.json')
    if (!response.ok) throw new Error(`${response.status} /wp-search.json`)
    const { posts } = (await response.json()) as { posts?: unknown }
    if (!Array.isArray(posts)) throw new Error('The search index has no posts.')
    return posts as SearchItem[]
  } catch (cause) {
    throw new Error('Failed to fetch search index', { cause })
  }
}

/**
 * The search index of one page load, fetched when the search is first opened; after a failure, which shows nothing,
 * when it is opened again.
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

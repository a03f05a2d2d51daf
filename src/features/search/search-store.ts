import type { SearchItem } from './search-item'

/** SPEC 4: READY before the search is first opened, then LOADING, then LOADED or ERROR. */
export type SearchState =
  | { name: 'READY' | 'LOADING' | 'ERROR'; items: null }
  | { name: 'LOADED'; items: readonly SearchItem[] }

/**
 * The site's search index, read by hand as the session is: zod would cost every page 5 kB.
 * @throws Error "Failed to fetch search index", whatever went wrong (`cause` says what)
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
 * Keeps the index of one page load. It is fetched when the search is first opened, and not before; after a
 * failure, with which nothing is shown (SPEC 8), when it is opened again.
 */
export function createSearchStore(fetchIndex: () => Promise<readonly SearchItem[]> = fetchSearchIndex) {
  let state: SearchState = { name: 'READY', items: null }
  const listeners = new Set<() => void>()
  const setState = (next: SearchState) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    current: (): SearchState => state,
    /** @returns ends it */
    onChange(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** The search is opened. */
    async load(): Promise<void> {
      if (state.name === 'LOADING' || state.name === 'LOADED') return
      setState({ name: 'LOADING', items: null })
      try {
        setState({ name: 'LOADED', items: await fetchIndex() })
      } catch {
        setState({ name: 'ERROR', items: null })
      }
    },
  }
}

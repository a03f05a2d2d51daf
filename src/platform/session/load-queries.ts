import type { QueryClient } from '@tanstack/react-query'
import type { PageQueries } from './page-queries'

export type QueryLibrary = typeof import('./query-library')

let library: QueryLibrary | undefined

/** TanStack Query; undefined until something has loaded it. */
export const loadedQueries = (): QueryLibrary | undefined => library

/** Loads TanStack Query, once. @throws when that fails, as offline; the next call tries again */
export async function loadQueries(): Promise<QueryLibrary> {
  library ??= await import('./query-library')
  return library
}

const cache = () => library?.queryCache()

/**
 * The cache of all queries of this page load, for changes by handlers and effects. Before the library is loaded nothing
 * is cached, so nothing changes.
 */
export const pageQueries: PageQueries = {
  getQueryData: (key) => cache()?.getQueryData(key),
  setQueryData: ((...given: Parameters<QueryClient['setQueryData']>) =>
    cache()?.setQueryData(...given)) as QueryClient['setQueryData'],
  isFetching: (filters) => cache()?.isFetching(filters) ?? 0,
  removeQueries: (filters) => cache()?.removeQueries(filters),
  cancelQueries: async (filters, options) => cache()?.cancelQueries(filters, options),
  invalidateQueries: async (filters, options) => cache()?.invalidateQueries(filters, options),
}

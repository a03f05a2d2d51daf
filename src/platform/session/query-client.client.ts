import {
  type QueryClient,
  useInfiniteQuery as useLibraryInfiniteQuery,
  useQueries as useLibraryQueries,
  useQuery as useLibraryQuery,
} from '@tanstack/react-query'
import { useState } from 'react'
import { newQueryClient, persistEntries } from './personal-data'

let ofThisPage: QueryClient | undefined

/** The cache of all queries of this page load, made when something first reads. In the browser only. */
export function pageQueryClient(): QueryClient {
  if (!ofThisPage) {
    ofThisPage = newQueryClient()
    ofThisPage.mount()
    persistEntries(ofThisPage)
  }
  return ofThisPage
}

/**
 * The cache of all queries of this page. Not given by a provider: TanStack Query weighs 12 kB, and a provider around the
 * page would load it with every page, also for the many visitors who never need it. On the server nothing is fetched,
 * and nothing is shared.
 */
export function useQueryClient(): QueryClient {
  const [client] = useState(() => (typeof window === 'undefined' ? newQueryClient() : pageQueryClient()))
  return client
}

// The hooks of TanStack Query with this client. Their types are the library's, with overloads that a function which
// passes everything on cannot repeat.
export const useQuery = ((options: Parameters<typeof useLibraryQuery>[0]) =>
  useLibraryQuery(options, useQueryClient())) as typeof useLibraryQuery
export const useInfiniteQuery = ((options: Parameters<typeof useLibraryInfiniteQuery>[0]) =>
  useLibraryInfiniteQuery(options, useQueryClient())) as typeof useLibraryInfiniteQuery
export const useQueries = ((options: Parameters<typeof useLibraryQueries>[0]) =>
  useLibraryQueries(options, useQueryClient())) as typeof useLibraryQueries

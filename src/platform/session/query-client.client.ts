import { type QueryClient, QueryClientContext, useQuery as useLibraryQuery } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { newQueryClient, persistEntries } from './personal-data'

const IN_BROWSER = typeof window !== 'undefined'

let ofThisPage: QueryClient | undefined

/** One for each page load, made when something first reads. On the server nothing is fetched, and nothing is shared. */
function queryClient(): QueryClient {
  if (!IN_BROWSER) return newQueryClient()
  if (!ofThisPage) {
    ofThisPage = newQueryClient()
    ofThisPage.mount()
    persistEntries(ofThisPage)
  }
  return ofThisPage
}

/**
 * The cache of all queries of this page. Not given by a provider: TanStack Query weighs 12 kB, and a provider around the
 * page would load it with every page, also for the many visitors who never need it.
 */
export function useQueryClient(): QueryClient {
  // Tests give each page of theirs its own.
  const given = useContext(QueryClientContext)
  const [client] = useState(() => given ?? queryClient())
  return client
}

/** TanStack Query's `useQuery` with this client. */
// The library's type, with its overloads, which a function that passes everything on cannot repeat.
export const useQuery = ((options: Parameters<typeof useLibraryQuery>[0]) =>
  useLibraryQuery(options, useQueryClient())) as typeof useLibraryQuery

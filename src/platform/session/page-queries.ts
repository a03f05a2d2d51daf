import type { QueryClient } from '@tanstack/react-query'

/** What features change in the cache. */
export type PageQueries = Pick<
  QueryClient,
  'cancelQueries' | 'getQueryData' | 'invalidateQueries' | 'isFetching' | 'removeQueries' | 'setQueryData'
>

import type {
  InfiniteData,
  QueryKey,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { loadedQueries, loadQueries, type QueryLibrary } from './load-queries'
import type { Observed } from './query-library'

type Kind = keyof QueryLibrary['OBSERVE']

type ResultFields =
  | 'data'
  | 'dataUpdatedAt'
  | 'isError'
  | 'isFetched'
  | 'isFetching'
  | 'isPending'
  | 'isPlaceholderData'
/** Aborts a request in flight and sends another, unless told not to. */
type Refetch = (options?: { cancelRefetch?: boolean }) => Promise<unknown>
export type QueryResult<Data> = Pick<UseQueryResult<Data>, ResultFields> & { refetch: Refetch }
type PagesResult<Data> = Pick<
  UseInfiniteQueryResult<Data>,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
> &
  QueryResult<Data> & { fetchNextPage(): Promise<unknown> }

/** As the library's hook, for what features use of it. The library is loaded once the query is enabled. */
export function useQuery<FnData, Data = FnData, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<FnData, Error, Data, Key>,
): QueryResult<Data> {
  return useObserved('one', options, isEnabled(options), waitingFor) as QueryResult<Data>
}

/** As {@link useQuery}, for several. */
export function useQueries<FnData, Data = FnData, Key extends QueryKey = QueryKey>({
  queries,
}: {
  queries: readonly UseQueryOptions<FnData, Error, Data, Key>[]
}): QueryResult<Data>[] {
  return useObserved('several', queries, queries.some(isEnabled), (all, waiting) =>
    all.map((options) => waitingFor(options, { ...waiting, wanted: isEnabled(options) })),
  ) as QueryResult<Data>[]
}

/** As {@link useQuery}, for what comes in pages. */
export function useInfiniteQuery<FnData, Data = InfiniteData<FnData>, Key extends QueryKey = QueryKey, Param = unknown>(
  options: UseInfiniteQueryOptions<FnData, Error, Data, Key, Param>,
): PagesResult<Data> {
  return useObserved('pages', options, isEnabled(options), (given, waiting) => ({
    ...waitingFor(given, waiting),
    hasNextPage: hasNextPage(given),
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: waiting.fetchNextPage,
  })) as PagesResult<Data>
}

const isEnabled = ({ enabled }: { enabled?: unknown }): boolean => enabled !== false

/** A component's state before the library is loaded. */
type Waiting = {
  wanted: boolean
  failed: boolean
  /** The functions of the result, once the library is loaded. The same between renders. */
  refetch(): Promise<unknown>
  fetchNextPage(): Promise<unknown>
}

type GivenData = { initialData?: unknown; initialDataUpdatedAt?: unknown; placeholderData?: unknown }

/** A query's data before its library is loaded: what the page or the tab has of it. */
function dataOf({ initialData, placeholderData }: GivenData): unknown {
  const known = initialData ?? placeholderData
  return typeof known === 'function' ? known() : known
}

function waitingFor(options: GivenData, { failed, refetch, wanted }: Waiting) {
  const data = dataOf(options)
  return {
    data,
    dataUpdatedAt: options.initialDataUpdatedAt,
    isError: failed,
    isFetched: false,
    // Loading the library counts as part of it.
    isFetching: wanted && !failed,
    isPending: data === undefined && !failed,
    isPlaceholderData: data !== undefined && options.initialData === undefined,
    refetch,
  }
}

function hasNextPage(options: {
  initialData?: unknown
  placeholderData?: unknown
  getNextPageParam(last: never, pages: never, lastParam: never, params: never): unknown
}): boolean {
  const { pages, pageParams } = (dataOf(options) ?? { pages: [], pageParams: [] }) as {
    pages: never[]
    pageParams: never[]
  }
  const [last] = pages.slice(-1)
  const [lastParam] = pageParams.slice(-1)
  if (last === undefined || lastParam === undefined) return false
  const next = options.getNextPageParam(last, pages as never, lastParam, pageParams as never)
  return next !== undefined && next !== null
}

const NOTHING_YET = () => null
const neverChanges = () => () => {}

/**
 * Reads queries by the library, which is loaded when they are wanted, and until then shows what the page has.
 * @param waiting the result until then
 */
function useObserved<Options>(
  kind: Kind,
  options: Options,
  wanted: boolean,
  waiting: (options: Options, state: Waiting) => unknown,
): unknown {
  const [observed, setObserved] = useState(() => {
    const library = loadedQueries()
    return library ? open(library, kind, options) : null
  })
  const [failed, setFailed] = useState(false)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
    observed?.follow(options)
  }, [observed, options])

  const load = useCallback(async () => {
    setFailed(false)
    const opened = open(await loadQueries(), kind, latest.current)
    setObserved((before) => before ?? opened)
    return opened
  }, [kind])
  const isNeeded = wanted && !observed
  useEffect(() => {
    if (isNeeded) load().catch(() => setFailed(true))
  }, [isNeeded, load])

  useSyncExternalStore(
    observed?.onChange ?? neverChanges,
    observed?.current ?? NOTHING_YET,
    observed?.current ?? NOTHING_YET,
  )
  const functions = useMemo(() => {
    const call = (name: 'refetch' | 'fetchNextPage') => async () => {
      const opened = await load().catch(() => setFailed(true))
      const result = opened?.current() as Record<typeof name, (options: object) => Promise<unknown>> | undefined
      // Several queries fetch by themselves, and one may have begun to.
      return Array.isArray(result) ? undefined : result?.[name]({ cancelRefetch: false })
    }
    return { refetch: call('refetch'), fetchNextPage: call('fetchNextPage') }
  }, [load])
  return observed ? observed.resultFor(options) : waiting(options, { wanted, failed, ...functions })
}

/** The options of a hook are those of its kind. */
const open = <Options>({ OBSERVE }: QueryLibrary, kind: Kind, options: Options): Observed<Options> =>
  (OBSERVE[kind] as unknown as (given: Options) => Observed<Options>)(options)

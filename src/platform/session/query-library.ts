/** All of TanStack Query that queries need. It weighs 12 kB, so `use-query.client.ts` loads it when something reads. */
import {
  InfiniteQueryObserver,
  type InfiniteQueryObserverOptions,
  notifyManager,
  QueriesObserver,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query'
import { pageQueryClient } from './page-query-client'

/** A query, or several, that a component reads. */
export type Observed<Options = unknown, Result = unknown> = {
  /** The result for options that `follow` may not have got yet. */
  resultFor(options: Options): Result
  follow(options: Options): void
  current(): Result
  /** @returns stops it */
  onChange(listener: () => void): () => void
}

type Several = readonly QueryObserverOptions[]

/** Options that show at once what the cache has, as the hooks of the library do. */
const complete = <Options extends QueryObserverOptions>(options: Options) => ({
  ...pageQueryClient().defaultQueryOptions(options),
  _optimisticResults: 'optimistic' as const,
})

function observeQuery(options: QueryObserverOptions): Observed<QueryObserverOptions> {
  return observedBy(new QueryObserver(pageQueryClient(), complete(options)))
}

function observeInfiniteQuery(options: QueryObserverOptions): Observed<QueryObserverOptions> {
  // The class takes its own options, and reads what it shares with its parent as this does.
  const infinite = complete(options) as unknown as InfiniteQueryObserverOptions
  return observedBy(new InfiniteQueryObserver(pageQueryClient(), infinite) as unknown as QueryObserver)
}

const observedBy = (observer: QueryObserver): Observed<QueryObserverOptions> => ({
  resultFor: (options) => observer.getOptimisticResult(complete(options)),
  follow: (options) => observer.setOptions(complete(options)),
  current: () => observer.getCurrentResult(),
  onChange: (listener) => {
    const stop = observer.subscribe(notifyManager.batchCalls(listener))
    // A change between the render and the subscription.
    observer.updateResult()
    return stop
  },
})

function observeQueries(several: Several): Observed<Several> {
  const observer = new QueriesObserver(pageQueryClient(), several.map(complete))
  return {
    resultFor: (options) => observer.getOptimisticResult(options.map(complete), undefined)[0],
    follow: (options) => observer.setQueries(options.map(complete)),
    current: () => observer.getCurrentResult(),
    onChange: (listener) => observer.subscribe(notifyManager.batchCalls(listener)),
  }
}

/** How each kind of hook reads. */
export const OBSERVE = { one: observeQuery, pages: observeInfiniteQuery, several: observeQueries } as const

/** The cache of all queries of this page load. */
export const queryCache = pageQueryClient

import { QueryCache, QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { logToConsole } from '@/ui/log-to-console'
import { clearEntry, type PersonalEntryName, SESSION_ENTRIES, storedEntry, storeEntry } from './session-entries'
import { session } from './session-state'

const PERSONAL = 'personal'

/** The query key of personal data, for optimistic changes and invalidation. */
export function personalKey(name: PersonalEntryName, userId: number) {
  return [PERSONAL, name, userId] as const
}

/** A query for personal data that is stored for the session. */
export type PersonalQuery<Data> = {
  name: PersonalEntryName
  /** @throws the errors that are logged or shown */
  fetch(signal?: AbortSignal): Promise<Data>
  /** Validates what this tab has stored: undefined if it is unreadable. */
  parse(stored: unknown): Data | undefined
}

/** The key and fetcher of such a query, for reading and changing its cached data. */
export const personalQueryOptions = <Data>({ fetch, name }: PersonalQuery<Data>, userId: number) =>
  queryOptions({ queryKey: personalKey(name, userId), queryFn: ({ signal }) => fetch(signal) })

/** Options of personal data that is fetched each time it is shown, not cached, and fails rather than waits offline. */
export const FETCHED_WHEN_SHOWN = { networkMode: 'always', staleTime: 0, gcTime: 0 } as const

/** Failed fetches that are logged to the console (docs/product.md#texts-and-failures). */
const LOGGED_ERRORS: ReadonlySet<string> = new Set(['Failed to fetch posts', 'Failed to fetch favorite posts'])

/** The query cache of one page load. Data goes stale only when a feature invalidates it, not on focus. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => LOGGED_ERRORS.has(error.message) && logToConsole('Fetch error', error),
    }),
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, retry: false } },
  })
}

/** What this tab has stored, as the initial data of a query. */
export function initialDataOf<Data>({ name, parse }: Pick<PersonalQuery<Data>, 'name' | 'parse'>, userId: number) {
  const entry = storedEntry(name, userId)
  const initialData = entry && parse(entry.data)
  return initialData === undefined ? {} : { initialData, initialDataUpdatedAt: entry?.updatedAtMs }
}

/**
 * Invalidates personal data: the stored entry is removed, a query on show is fetched again, and the others when they
 * are shown next.
 */
export function invalidatePersonal(client: QueryClient, name: PersonalEntryName, userId: number): void {
  const queryKey = personalKey(name, userId)
  clearEntry(name, userId)
  client.removeQueries({ queryKey, type: 'inactive' })
  void client.invalidateQueries({ queryKey })
}

/**
 * Writes personal data to session storage whenever it changes, by a response or optimistically, and removes the data
 * of a user who has signed out. TanStack's own persister writes only responses, and later.
 * @returns stops it
 */
export function persistEntries(client: QueryClient): () => void {
  const unsubscribeCache = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const owner = ownerOfKey(event.query.queryKey)
    const { data, dataUpdatedAt } = event.query.state
    // A response may arrive after its user has signed out.
    if (owner && owner.userId === session.current().user?.id) {
      storeEntry(owner.name, owner.userId, { data, updatedAtMs: dataUpdatedAt })
    }
  })
  const unsubscribeSession = session.onChange(() => {
    const userId = session.current().user?.id
    client.removeQueries({
      queryKey: [PERSONAL],
      predicate: ({ queryKey }) => ownerOfKey(queryKey)?.userId !== userId,
    })
  })
  return () => {
    unsubscribeCache()
    unsubscribeSession()
  }
}

function ownerOfKey([kind, name, userId]: QueryKey): { name: PersonalEntryName; userId: number } | null {
  const known = typeof name === 'string' && name !== 'user' && Object.hasOwn(SESSION_ENTRIES, name)
  return kind === PERSONAL && known && typeof userId === 'number' ? { name: name as PersonalEntryName, userId } : null
}

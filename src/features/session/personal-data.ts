import { QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { logToConsole } from '@/ui/log-to-console'
import { clearEntry, type PersonalEntryName, SESSION_ENTRIES, storedEntry, storeEntry } from './session-entries'
import { session } from './session-state'

const PERSONAL = 'personal'

/** The query key of something personal, for optimistic changes and for asking anew. */
export function personalKey(name: PersonalEntryName, userId: number) {
  return [PERSONAL, name, userId] as const
}

/** Failed fetches that the console hears of. SPEC 8. */
const LOGGED_ERRORS: ReadonlySet<string> = new Set(['Failed to fetch posts', 'Failed to fetch favorite posts'])

/** The cache of one page load. What a person changed elsewhere is asked for where a feature says so, not on every focus. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => LOGGED_ERRORS.has(error.message) && logToConsole('Fetch error', error),
    }),
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, retry: false } },
  })
}

/**
 * What this tab kept, as the start of a query.
 * @param read judges what was stored: undefined for what it does not know
 */
export function initialDataOf<T>(name: PersonalEntryName, userId: number, read: (stored: unknown) => T | undefined) {
  const entry = storedEntry(name, userId)
  const initialData = entry && read(entry.data)
  return initialData === undefined ? {} : { initialData, initialDataUpdatedAt: entry?.updatedAtMs }
}

/**
 * What is kept of something personal holds no more: it is cleared, and asked for anew where it is shown, elsewhere when
 * it is shown next. SPEC 4.
 */
export function invalidatePersonal(client: QueryClient, name: PersonalEntryName, userId: number): void {
  const queryKey = personalKey(name, userId)
  clearEntry(name, userId)
  client.removeQueries({ queryKey, type: 'inactive' })
  void client.invalidateQueries({ queryKey })
}

/**
 * Writes personal data to its session storage entry whenever it changes, by an answer or by
 * hand (an optimistic heart), and forgets what belongs to somebody who left. SPEC 4, 9.
 * TanStack's own persister writes answers only, and later.
 * @returns ends it
 */
export function persistEntries(client: QueryClient): () => void {
  const unsubscribeCache = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const owner = ownerOfKey(event.query.queryKey)
    const { data, dataUpdatedAt } = event.query.state
    // An answer may come after its person has left.
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

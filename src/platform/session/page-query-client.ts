import { QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { logToConsole } from '@/ui/log-to-console'
import { PERSONAL } from './personal-data'
import { type PersonalEntryName, SESSION_ENTRIES, storeEntry } from './session-entries'
import { session } from './session-state'

/** Failed fetches that are logged to the console (docs/product.md#texts-and-failures). */
const LOGGED_ERRORS: ReadonlySet<string> = new Set(['Failed to fetch posts', 'Failed to fetch favorite posts'])

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

/** The query cache of one page load. Data goes stale only when a feature invalidates it, not on focus. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => LOGGED_ERRORS.has(error.message) && logToConsole('Fetch error', error),
    }),
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, retry: false } },
  })
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

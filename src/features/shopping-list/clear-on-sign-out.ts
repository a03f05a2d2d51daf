import { storedUser } from '@/platform/session/session-entries'
import { session } from '@/platform/session/session-state'
import { clearSyncedList, syncedListOwner } from './list-storage'

/**
 * Clears the list stored in this browser when its user signs out, or the server reports another user or none. Not
 * after a failed lookup: then the list stays readable offline.
 * @returns stops it
 */
export function clearOnSignOut(): () => void {
  let signedIn = session.current().user !== null
  const unsubscribers = [
    session.onSettled((user) => {
      if (syncedListOwner() !== null && syncedListOwner() !== user?.id) clearSyncedList()
    }),
    session.onChange(() => {
      const { user } = session.current()
      // A failed lookup leaves the stored user in place.
      if (signedIn && !user && storedUser() === null) clearSyncedList()
      signedIn = user !== null
    }),
  ]
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe()
  }
}

import { storedUser } from '@/features/session/session-entries'
import { session } from '@/features/session/session-state'
import { clearSyncedList, syncedListOwner } from './list-storage'

/**
 * What this browser keeps of a list goes with its person: when the server says that nobody is signed in, or
 * somebody else, and on logout. Not where no answer came: then it is there to be read. DESIGN 7.
 * @returns ends it
 */
export function clearOnSignOut(): () => void {
  let signedIn = session.current().user !== null
  const unsubscribers = [
    session.onSettled((user) => {
      if (syncedListOwner() !== null && syncedListOwner() !== user?.id) clearSyncedList()
    }),
    session.onChange(() => {
      const { user } = session.current()
      // A lookup without an answer leaves the tab's entry of the user where it is.
      if (signedIn && !user && storedUser() === null) clearSyncedList()
      signedIn = user !== null
    }),
  ]
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe()
  }
}

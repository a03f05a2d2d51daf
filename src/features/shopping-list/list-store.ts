import { storedEntry, storedUser } from '@/platform/session/session-entries'
import { session } from '@/platform/session/session-state'
import { createStore } from '@/platform/store/create-store'
import type { ShoppingEntry } from '@/rules/shopping-list/entry'
import { leftToBuy } from '@/rules/shopping-list/list'
import { broadcastList, subscribeToListMessages } from './list-messages'
import { clearSyncedList, type StoredList, saveList, storedList, syncedListOwner } from './list-storage'

type Entries = readonly ShoppingEntry[]

/** The list as it is shown. */
export type ListState = StoredList & {
  /** The user it belongs to; null: no user is known, and there is no list. */
  owner: number | null
  /** How many things are left to buy. */
  leftCount: number
  /** Why the account does not have the latest changes: they could not be sent, or were rejected. */
  syncError: 'unsent' | 'rejected' | null
}

const NO_OWNER: ListState = { owner: null, entries: [], leftCount: 0, kept: null, syncError: null }

const store = createStore(NO_OWNER)

/** Counted here, so that the header does not load what tells one ingredient from another. */
const show = (list: Omit<ListState, 'leftCount'>) => store.set({ ...list, leftCount: leftToBuy(list.entries).length })

/** Shows a list, and stores it for this tab or this browser. */
function set(list: StoredList, syncError: ListState['syncError'] = store.current().syncError): void {
  const { kept: previous, owner } = store.current()
  if (owner === null) return
  const { entries, kept } = list
  saveList(owner, { entries, kept })
  // The cached offline page is removed too.
  if (previous && !kept) clearSyncedList()
  show({ owner, entries, kept, syncError: kept ? syncError : null })
}

/**
 * The shopping list of one page load. It belongs to the signed-in user; without a response of the server, to the user
 * whose list is stored in this browser. The tabs of one browser share their changes.
 */
export const listStore = {
  current: store.current,
  onChange: store.onChange,

  /** Changes the list by a user action. */
  change(update: (entries: Entries) => Entries): void {
    const { entries, kept, owner, syncError } = store.current()
    const changed = update(entries)
    if (owner === null || changed === entries) return
    // A changed list may be accepted where the previous one was rejected.
    listStore.set({ entries: changed, kept }, syncError === 'rejected' ? null : syncError)
  },

  /** Replaces the list in all tabs. */
  set(list: StoredList, syncError?: ListState['syncError']): void {
    const { owner } = store.current()
    if (owner === null) return
    set(list, syncError)
    broadcastList({ userId: owner, list: { entries: list.entries, kept: list.kept } })
  },

  /** Sets why the account does not have the latest changes; null: it has them. */
  setSyncError(syncError: ListState['syncError']): void {
    if (syncError !== store.current().syncError) store.set({ ...store.current(), syncError })
  },

  /** Switches to the list of the current user. */
  followSession(): void {
    // A failed lookup leaves the stored user in place.
    const owner = session.current().user?.id ?? storedUser()?.id ?? syncedListOwner()
    if (owner === store.current().owner) return
    show(owner === null ? NO_OWNER : { owner, syncError: null, ...(storedList(owner) ?? { entries: [], kept: null }) })
    // A new tab has no list yet: another tab may have one.
    if (owner !== null && !hasStoredList()) broadcastList({ userId: owner, list: null })
  },
}

/** Whether this tab has loaded this user's list before, and with it the account's. */
export function hasStoredList(): boolean {
  const { kept, owner } = store.current()
  return owner !== null && (kept !== null || storedEntry('shoppingList', owner) !== undefined)
}

/** Whether the account lacks some of the changes. */
export const hasUnsentChanges = ({ entries, kept }: StoredList): boolean =>
  kept !== null && (kept.version === 0 || JSON.stringify(entries) !== JSON.stringify(kept.base))

/** Follows the session and the other tabs. @returns stops it */
export function startListStore(): () => void {
  const unsubscribers = [
    session.onChange(listStore.followSession),
    // The stored list of another user has been removed by then.
    session.onSettled(listStore.followSession),
    subscribeToListMessages(({ list, userId }) => {
      const { entries, kept, owner } = store.current()
      if (userId !== owner) return
      if (list) set(list)
      else if (entries.length > 0) broadcastList({ userId, list: { entries, kept } })
    }),
  ]
  listStore.followSession()
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe()
  }
}

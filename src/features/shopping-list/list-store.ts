import { storedEntry, storedUser } from '@/features/session/session-entries'
import { session } from '@/features/session/session-state'
import type { ShoppingEntry } from '@/rules/shopping-list/entry'
import { broadcastList, subscribeToListMessages } from './list-messages'
import { clearSyncedList, type StoredList, saveList, storedList, syncedListOwner } from './list-storage'

type Entries = readonly ShoppingEntry[]

/** The list as it is shown. */
export type ListState = StoredList & {
  /** The user it belongs to; null: no user is known, and there is no list. */
  owner: number | null
  /** Why the account does not have the latest changes: they could not be sent, or were rejected. */
  syncError: 'unsent' | 'rejected' | null
}

const NO_OWNER: ListState = { owner: null, entries: [], kept: null, syncError: null }

let state: ListState = NO_OWNER
const listeners = new Set<() => void>()

function setState(next: ListState): void {
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

/** Shows a list, and stores it for this tab or this browser. */
function set(list: StoredList, syncError: ListState['syncError'] = state.syncError): void {
  const { owner } = state
  if (owner === null) return
  const { entries, kept } = list
  saveList(owner, { entries, kept })
  // The cached offline page is removed too.
  if (state.kept && !kept) clearSyncedList()
  setState({ owner, entries, kept, syncError: kept ? syncError : null })
}

/**
 * The shopping list of one page load. It belongs to the signed-in user; without a response of the server, to the user
 * whose list is stored in this browser. The tabs of one browser share their changes.
 */
export const listStore = {
  current: (): ListState => state,

  /** @returns unsubscribes */
  onChange(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /** Changes the list by a user action. */
  change(update: (entries: Entries) => Entries): void {
    const { kept, owner } = state
    const entries = update(state.entries)
    if (owner === null || entries === state.entries) return
    // A changed list may be accepted where the previous one was rejected.
    listStore.set({ entries, kept }, state.syncError === 'rejected' ? null : state.syncError)
  },

  /** Replaces the list in all tabs. */
  set(list: StoredList, syncError?: ListState['syncError']): void {
    const { owner } = state
    if (owner === null) return
    set(list, syncError)
    broadcastList({ userId: owner, list: { entries: list.entries, kept: list.kept } })
  },

  /** Sets why the account does not have the latest changes; null: it has them. */
  setSyncError(syncError: ListState['syncError']): void {
    if (syncError !== state.syncError) setState({ ...state, syncError })
  },

  /** Switches to the list of the current user. */
  followSession(): void {
    // A failed lookup leaves the stored user in place.
    const owner = session.current().user?.id ?? storedUser()?.id ?? syncedListOwner()
    if (owner === state.owner) return
    setState(
      owner === null ? NO_OWNER : { owner, syncError: null, ...(storedList(owner) ?? { entries: [], kept: null }) },
    )
    // A new tab has no list yet: another tab may have one.
    if (owner !== null && !hasStoredList()) broadcastList({ userId: owner, list: null })
  },
}

/** Whether this tab has loaded this user's list before, and with it the account's. */
export const hasStoredList = (): boolean =>
  state.owner !== null && (state.kept !== null || storedEntry('shoppingList', state.owner) !== undefined)

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
      if (userId !== state.owner) return
      if (list) set(list)
      else if (state.entries.length > 0) broadcastList({ userId, list: { entries: state.entries, kept: state.kept } })
    }),
  ]
  listStore.followSession()
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe()
  }
}

import { storedEntry, storedUser } from '@/features/session/session-entries'
import { session } from '@/features/session/session-state'
import type { ShoppingEntry } from '@/rules/shopping-list/entry'
import { broadcastList, subscribeToListMessages } from './list-messages'
import { clearSyncedList, type StoredList, saveList, storedList, syncedListOwner } from './list-storage'

type Entries = readonly ShoppingEntry[]

/** The list as it is shown. */
export type ListState = StoredList & {
  /** Whose it is; null: nobody is known, and there is no list. */
  owner: number | null
  /** Why the account does not have it yet: there is no line, or it was refused. */
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

/** Shows a list, and keeps it for this tab or this browser. */
function set(list: StoredList, syncError: ListState['syncError'] = state.syncError): void {
  const { owner } = state
  if (owner === null) return
  const { entries, kept } = list
  saveList(owner, { entries, kept })
  // The page that shows it without a line goes, too.
  if (state.kept && !kept) clearSyncedList()
  setState({ owner, entries, kept, syncError: kept ? syncError : null })
}

/**
 * The shopping list of one page load. It is the person's who is signed in; without an answer of the server, the one
 * that this browser keeps. Tabs of one browser tell each other what they change. SPEC 1, 9; DESIGN 7.
 */
export const listStore = {
  current: (): ListState => state,

  /** @returns ends it */
  onChange(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /** A person changes the list. */
  change(update: (entries: Entries) => Entries): void {
    const { kept, owner } = state
    const entries = update(state.entries)
    if (owner === null || entries === state.entries) return
    // What was refused may now be taken.
    listStore.set({ entries, kept }, state.syncError === 'rejected' ? null : state.syncError)
  },

  /** Puts another list in its place, in all tabs. */
  set(list: StoredList, syncError?: ListState['syncError']): void {
    const { owner } = state
    if (owner === null) return
    set(list, syncError)
    broadcastList({ userId: owner, list: { entries: list.entries, kept: list.kept } })
  },

  /** Says why the account does not have it, or that it has. */
  setSyncError(syncError: ListState['syncError']): void {
    if (syncError !== state.syncError) setState({ ...state, syncError })
  },

  /** Looks anew whose list this is. */
  followSession(): void {
    // A lookup without an answer leaves the tab's entry of the user where it is.
    const owner = session.current().user?.id ?? storedUser()?.id ?? syncedListOwner()
    if (owner === state.owner) return
    setState(
      owner === null ? NO_OWNER : { owner, syncError: null, ...(storedList(owner) ?? { entries: [], kept: null }) },
    )
    // A new tab has nothing of its own: another one may.
    if (owner !== null && !hasStoredList()) broadcastList({ userId: owner, list: null })
  },
}

/** Whether this tab has had this person's list before: then the account has been asked, too. */
export const hasStoredList = (): boolean =>
  state.owner !== null && (state.kept !== null || storedEntry('shoppingList', state.owner) !== undefined)

/** Whether the account does not have all of it. */
export const hasUnsentChanges = ({ entries, kept }: StoredList): boolean =>
  kept !== null && (kept.version === 0 || JSON.stringify(entries) !== JSON.stringify(kept.base))

/** Follows the session and the other tabs. @returns ends it */
export function startListStore(): () => void {
  const unsubscribers = [
    session.onChange(listStore.followSession),
    // What this browser kept of somebody else has gone by then.
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

import { storedEntry, storedUser } from '@/features/session/session-entries'
import { session } from '@/features/session/session-state'
import type { ShoppingEntry } from '@/rules/shopping-list/entry'
import { type DeviceList, deviceList, forgetKept, keptOwner, storeList } from './device-list'
import { hearLists, tellList } from './list-tabs'

type Entries = readonly ShoppingEntry[]

/** The list as it is shown. */
export type ListState = DeviceList & {
  /** Whose it is; null: nobody is known, and there is no list. */
  owner: number | null
  /** Why the account does not have it yet: there is no line, or it was refused. */
  trouble: 'unsent' | 'refused' | null
}

const NOBODY: ListState = { owner: null, entries: [], kept: null, trouble: null }

let state: ListState = NOBODY
const listeners = new Set<() => void>()

function become(next: ListState): void {
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

/** Shows a list, and keeps it for this tab or this browser. */
function set(list: DeviceList, trouble: ListState['trouble'] = state.trouble): void {
  const { owner } = state
  if (owner === null) return
  const { entries, kept } = list
  storeList(owner, { entries, kept })
  // The page that shows it without a line goes, too.
  if (state.kept && !kept) forgetKept()
  become({ owner, entries, kept, trouble: kept ? trouble : null })
}

/**
 * The shopping list of one page load. It is the person's who is signed in; without an answer of the server, the one
 * that this browser keeps. Tabs of one browser tell each other what they change. SPEC 1, 9; DESIGN 7.
 */
export const listStore = {
  now: (): ListState => state,

  /** @returns ends it */
  onChange(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /** A person changes the list. */
  change(act: (entries: Entries) => Entries): void {
    const { kept, owner } = state
    const entries = act(state.entries)
    if (owner === null || entries === state.entries) return
    // What was refused may now be taken.
    listStore.set({ entries, kept }, state.trouble === 'refused' ? null : state.trouble)
  },

  /** Puts another list in its place, in all tabs. */
  set(list: DeviceList, trouble?: ListState['trouble']): void {
    const { owner } = state
    if (owner === null) return
    set(list, trouble)
    tellList({ userId: owner, list: { entries: list.entries, kept: list.kept } })
  },

  /** Says why the account does not have it, or that it has. */
  worry(trouble: ListState['trouble']): void {
    if (trouble !== state.trouble) become({ ...state, trouble })
  },

  /** Looks anew whose list this is. */
  follow(): void {
    // A lookup without an answer leaves the tab's entry of the user where it is.
    const owner = session.current().user?.id ?? storedUser()?.id ?? keptOwner()
    if (owner === state.owner) return
    become(owner === null ? NOBODY : { owner, trouble: null, ...(deviceList(owner) ?? { entries: [], kept: null }) })
    // A new tab has nothing of its own: another one may.
    if (owner !== null && !isKnown()) tellList({ userId: owner, list: null })
  },
}

/** Whether this tab has had this person's list before: then the account has been asked, too. */
export const isKnown = (): boolean =>
  state.owner !== null && (state.kept !== null || storedEntry('shoppingList', state.owner) !== undefined)

/** Whether the account does not have all of it. */
export const isUnsent = ({ entries, kept }: DeviceList): boolean =>
  kept !== null && (kept.version === 0 || JSON.stringify(entries) !== JSON.stringify(kept.base))

/** Follows the session and the other tabs. @returns ends it */
export function startList(): () => void {
  const endings = [
    session.onChange(listStore.follow),
    // What this browser kept of somebody else has gone by then.
    session.onSettled(listStore.follow),
    hearLists(({ list, userId }) => {
      if (userId !== state.owner) return
      if (list) set(list)
      else if (state.entries.length > 0) tellList({ userId, list: { entries: state.entries, kept: state.kept } })
    }),
  ]
  listStore.follow()
  return () => {
    for (const end of endings) end()
  }
}

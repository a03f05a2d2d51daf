import { session } from '@/platform/session/session-state'
import { mergeLists } from '@/rules/shopping-list/merge'
import { fetchSyncedList, requestSyncOff, sendListAs } from './list-requests'
import { hasStoredList, hasUnsentChanges, listStore } from './list-store'
import { pushList, type ServerList } from './push-list'

/** How long after the last change the list is sent, in milliseconds. */
const DEBOUNCE_MS = 700
/** Delays between retries while offline, in milliseconds. A browser's `online` event also triggers one. */
const RETRIES_MS = [4_000, 15_000, 60_000]

let inFlight: Promise<void> | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let failures = 0

/** The user whose list can be synced: the owner of the list, if the server has confirmed the session. */
function presentUserId(): number | null {
  const { state, user } = session.current()
  return state === 'authenticated' && user.id === listStore.current().owner ? user.id : null
}

/** Merges the account's list into the shown one, which may have changed since `mine` was sent or requested. */
function applyServerList(
  { entries: theirs, kept, version }: ServerList,
  mine = listStore.current().kept?.base ?? [],
): void {
  const { entries } = listStore.current()
  if (!kept) listStore.set({ entries, kept: null })
  else listStore.set({ entries: mergeLists(mine, entries, theirs), kept: { version, base: theirs } }, null)
}

/** Fetches the account's list and merges it. */
async function pull(userId: number): Promise<void> {
  const result = await fetchSyncedList(userId)
  if (!result || presentUserId() !== userId) return
  const { kept } = listStore.current()
  // Syncing was switched on offline, and the list is still to be sent.
  if (kept?.version === 0 && !result.kept) return
  if (kept?.version !== result.version || !result.kept) applyServerList(result)
}

/** Sends changes until the account has all of them. */
async function push(userId: number): Promise<void> {
  while (presentUserId() === userId) {
    const { entries: mine, kept } = listStore.current()
    if (!kept || !hasUnsentChanges({ entries: mine, kept })) return
    const result = await pushList({ base: kept.base, mine, version: kept.version }, sendListAs(userId))
    if (presentUserId() !== userId) return
    if (result === 'rejected') return listStore.setSyncError('rejected')
    if (!result) throw new Error('The shopping list could not be sent.')
    applyServerList(result, mine)
  }
}

async function pullAndPush(shouldPull: boolean): Promise<void> {
  const userId = presentUserId()
  if (userId === null) return
  try {
    if (shouldPull) await pull(userId)
    await push(userId)
    failures = 0
    if (listStore.current().syncError === 'unsent') listStore.setSyncError(null)
  } catch {
    // The list shows that it is not saved yet; no other error is shown.
    if (hasUnsentChanges(listStore.current())) listStore.setSyncError('unsent')
    scheduleSync(RETRIES_MS[Math.min(failures, RETRIES_MS.length - 1)], true)
    failures += 1
  }
}

function scheduleSync(afterMs: number | undefined, shouldPull: boolean): void {
  clearTimeout(timer)
  timer = setTimeout(() => syncList(shouldPull), afterMs)
}

/** Syncs the list with the account, one run at a time. @param shouldPull whether to fetch the account's list first */
export function syncList(shouldPull: boolean): Promise<void> {
  clearTimeout(timer)
  inFlight = (inFlight ?? Promise.resolve()).then(() => pullAndPush(shouldPull))
  return inFlight
}

/** Switches syncing on: the list is saved in the account and shared with the member's devices. */
export function enableSync(): Promise<void> {
  const { entries, kept } = listStore.current()
  if (!kept) listStore.set({ entries, kept: { version: 0, base: [] } })
  return syncList(false)
}

/** Switches syncing off: the list stays in this tab. @returns false if the account could not be reached: it stays on */
export async function disableSync(): Promise<boolean> {
  const userId = presentUserId()
  await inFlight
  if (userId === null || !(await requestSyncOff(userId))) return false
  listStore.set({ entries: listStore.current().entries, kept: null })
  return true
}

/**
 * Sends each change after a short delay, and retries when the connection or the page is back.
 * @returns stops it
 */
export function startSync(): () => void {
  const abort = new AbortController()
  const { signal } = abort
  const syncIfNeeded = () => {
    if (!hasStoredList() || hasUnsentChanges(listStore.current())) void syncList(!hasStoredList())
  }
  const syncOnReturn = () => {
    if (document.visibilityState === 'hidden') syncIfNeeded()
    else if (listStore.current().kept) void syncList(true)
  }
  window.addEventListener('online', syncOnReturn, { signal })
  document.addEventListener('visibilitychange', syncOnReturn, { signal })
  const unsubscribers = [
    session.onSettled(syncIfNeeded),
    listStore.onChange(() => {
      // The visible tab sends for all of them; after an error the retry is already scheduled.
      const { syncError } = listStore.current()
      if (hasUnsentChanges(listStore.current()) && !syncError && document.visibilityState === 'visible')
        scheduleSync(DEBOUNCE_MS, false)
    }),
  ]
  syncIfNeeded()
  return () => {
    abort.abort()
    clearTimeout(timer)
    for (const unsubscribe of unsubscribers) unsubscribe()
  }
}

import { session } from '@/features/session/session-state'
import { mergeLists } from '@/rules/shopping-list/merge'
import { fetchSyncedList, requestSyncOff, sendListAs } from './list-requests'
import { hasStoredList, hasUnsentChanges, listStore } from './list-store'
import { pushList, type ServerList } from './push-list'

/** Presses follow each other: so long after the last one the list is sent, in milliseconds. */
const DEBOUNCE_MS = 700
/** Between tries where there is no line: each time longer, in milliseconds. Browsers also tell when it is back. */
const RETRIES_MS = [4_000, 15_000, 60_000]

let inFlight: Promise<void> | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let failures = 0

/** Whose list can be sent and asked for: that of a person the server has named. */
function presentUserId(): number | null {
  const { state, user } = session.current()
  return state === 'authenticated' && user.id === listStore.current().owner ? user.id : null
}

/** Takes what the account has into the list on show, which may have changed since `mine` was sent or asked for. */
function applyServerList(
  { entries: theirs, kept, version }: ServerList,
  mine = listStore.current().kept?.base ?? [],
): void {
  const { entries } = listStore.current()
  if (!kept) listStore.set({ entries, kept: null })
  else listStore.set({ entries: mergeLists(mine, entries, theirs), kept: { version, base: theirs } }, null)
}

/** Asks the account; quiet where that fails. */
async function pull(userId: number): Promise<void> {
  const result = await fetchSyncedList(userId)
  if (!result || presentUserId() !== userId) return
  const { kept } = listStore.current()
  // Kept here and not there: it was switched on without a line, and is still to be sent.
  if (kept?.version === 0 && !result.kept) return
  if (kept?.version !== result.version || !result.kept) applyServerList(result)
}

/** Sends what the account does not have, until it has all of it. */
async function push(userId: number): Promise<void> {
  while (presentUserId() === userId) {
    const { entries: mine, kept } = listStore.current()
    if (!kept || !hasUnsentChanges({ entries: mine, kept })) return
    const result = await pushList({ base: kept.base, mine, version: kept.version }, sendListAs(userId))
    if (presentUserId() !== userId) return
    if (result === 'rejected') return listStore.setSyncError('rejected')
    if (!result) throw new Error('There is no line.')
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
    // SPEC 8 shows no error for what is personal: the list says quietly that it is not saved yet.
    if (hasUnsentChanges(listStore.current())) listStore.setSyncError('unsent')
    scheduleSync(RETRIES_MS[Math.min(failures, RETRIES_MS.length - 1)], true)
    failures += 1
  }
}

function scheduleSync(afterMs: number | undefined, shouldPull: boolean): void {
  clearTimeout(timer)
  timer = setTimeout(() => syncList(shouldPull), afterMs)
}

/** Brings list and account together, one time after the other. @param shouldPull whether the account may have news */
export function syncList(shouldPull: boolean): Promise<void> {
  clearTimeout(timer)
  inFlight = (inFlight ?? Promise.resolve()).then(() => pullAndPush(shouldPull))
  return inFlight
}

/** Switches keeping on: from here on the list is in the account, also on the member's other devices. */
export function enableSync(): Promise<void> {
  const { entries, kept } = listStore.current()
  if (!kept) listStore.set({ entries, kept: { version: 0, base: [] } })
  return syncList(false)
}

/** Switches it off: the list stays in this tab. @returns false where the account could not be told: it stays on */
export async function disableSync(): Promise<boolean> {
  const userId = presentUserId()
  await inFlight
  if (userId === null || !(await requestSyncOff(userId))) return false
  listStore.set({ entries: listStore.current().entries, kept: null })
  return true
}

/**
 * Sends each change soon after it was made, and what could not be sent when the line or the page is back. DESIGN 7.
 * @returns ends it
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
      // A tab in sight sends for all of them; where there is trouble, the next try is set already.
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

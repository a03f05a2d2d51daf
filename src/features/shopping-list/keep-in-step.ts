import { session } from '@/features/session/session-state'
import { merged } from '@/rules/shopping-list/merge'
import { isKnown, isUnsent, listStore } from './list-store'
import { fetchKeptList, sendListOf, stopKeeping } from './send-list'
import { type Kept, syncList } from './sync'

/** Presses follow each other: so long after the last one the list is sent, in milliseconds. */
const CALM_MS = 700
/** Between tries where there is no line: each time longer, in milliseconds. Browsers also tell when it is back. */
const RETRIES_MS = [4_000, 15_000, 60_000]

let underWay: Promise<void> | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let failures = 0

/** Whose list can be sent and asked for: that of a person the server has named. */
function present(): number | null {
  const { state, user } = session.current()
  return state === 'authenticated' && user.id === listStore.now().owner ? user.id : null
}

/** Takes what the account has into the list on show, which may have changed since `mine` was sent or asked for. */
function take({ entries: theirs, kept, version }: Kept, mine = listStore.now().kept?.base ?? []): void {
  const { entries } = listStore.now()
  if (!kept) listStore.set({ entries, kept: null })
  else listStore.set({ entries: merged(mine, entries, theirs), kept: { version, base: theirs } }, null)
}

/** Asks the account; quiet where that fails. */
async function ask(userId: number): Promise<void> {
  const answer = await fetchKeptList(userId)
  if (!answer || present() !== userId) return
  const { kept } = listStore.now()
  // Kept here and not there: it was switched on without a line, and is still to be sent.
  if (kept?.version === 0 && !answer.kept) return
  if (kept?.version !== answer.version || !answer.kept) take(answer)
}

/** Sends what the account does not have, until it has all of it. */
async function send(userId: number): Promise<void> {
  while (present() === userId) {
    const { entries: mine, kept } = listStore.now()
    if (!kept || !isUnsent({ entries: mine, kept })) return
    const answer = await syncList({ base: kept.base, mine, version: kept.version }, sendListOf(userId))
    if (present() !== userId) return
    if (answer === 'refused') return listStore.worry('refused')
    if (!answer) throw new Error('There is no line.')
    take(answer, mine)
  }
}

async function bring(asking: boolean): Promise<void> {
  const userId = present()
  if (userId === null) return
  try {
    if (asking) await ask(userId)
    await send(userId)
    failures = 0
    if (listStore.now().trouble === 'unsent') listStore.worry(null)
  } catch {
    // SPEC 8 shows no error for what is personal: the list says quietly that it is not saved yet.
    if (isUnsent(listStore.now())) listStore.worry('unsent')
    soon(RETRIES_MS[Math.min(failures, RETRIES_MS.length - 1)], true)
    failures += 1
  }
}

function soon(afterMs: number | undefined, asking: boolean): void {
  clearTimeout(timer)
  timer = setTimeout(() => bringList(asking), afterMs)
}

/** Brings list and account together, one time after the other. @param asking whether the account may have news */
export function bringList(asking: boolean): Promise<void> {
  clearTimeout(timer)
  underWay = (underWay ?? Promise.resolve()).then(() => bring(asking))
  return underWay
}

/** Switches keeping on: from here on the list is in the account, also on the member's other devices. */
export function startKeeping(): Promise<void> {
  const { entries, kept } = listStore.now()
  if (!kept) listStore.set({ entries, kept: { version: 0, base: [] } })
  return bringList(false)
}

/** Switches it off: the list stays in this tab. @returns false where the account could not be told: it stays on */
export async function endKeeping(): Promise<boolean> {
  const userId = present()
  await underWay
  if (userId === null || !(await stopKeeping(userId))) return false
  listStore.set({ entries: listStore.now().entries, kept: null })
  return true
}

/**
 * Sends each change soon after it was made, and what could not be sent when the line or the page is back. DESIGN 7.
 * @returns ends it
 */
export function keepInStep(): () => void {
  const abort = new AbortController()
  const { signal } = abort
  const open = () => {
    if (!isKnown() || isUnsent(listStore.now())) void bringList(!isKnown())
  }
  const back = () => {
    if (document.visibilityState === 'hidden') open()
    else if (listStore.now().kept) void bringList(true)
  }
  window.addEventListener('online', back, { signal })
  document.addEventListener('visibilitychange', back, { signal })
  const endings = [
    session.onSettled(open),
    listStore.onChange(() => {
      // A tab in sight sends for all of them; where there is trouble, the next try is set already.
      const { trouble } = listStore.now()
      if (isUnsent(listStore.now()) && !trouble && document.visibilityState === 'visible') soon(CALM_MS, false)
    }),
  ]
  open()
  return () => {
    abort.abort()
    clearTimeout(timer)
    for (const end of endings) end()
  }
}

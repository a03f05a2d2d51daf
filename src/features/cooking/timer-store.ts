import { TIMERS_CHANGED } from './timer-constants'
import { loadTimers, saveTimers } from './timer-storage'
import { nextEndMs, type Timer, type TimerAction, timersReducer } from './timers'

/** Browsers take a longer wait for none at all. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

const NO_TIMERS: readonly Timer[] = []
let timers = NO_TIMERS
let restored = false
let timeout: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** The timers of this tab, in the browser alone. They outlive the page: a walk through the site, and a reload. */
export const timerStore = {
  current: (): readonly Timer[] => timers,
  initial: (): readonly Timer[] => NO_TIMERS,

  /** @returns ends it */
  onChange(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  send(action: TimerAction): void {
    restore()
    setTimers(timersReducer(timers, action))
  },

  /** Takes up the timers of the tab's last page, once. */
  restore(): void {
    restore()
    timerStore.tick()
  },

  /** Lets ring what is over: for when the page is seen again. */
  tick(): void {
    setTimers(timersReducer(timers, { type: 'tick', nowMs: Date.now() }))
  },
}

function restore(): void {
  if (restored) return
  restored = true
  const stored = loadTimers()
  if (stored.length > 0) setTimers(stored)
}

function setTimers(next: readonly Timer[]): void {
  if (next === timers) return
  timers = next
  saveTimers(timers)
  scheduleNextEnd()
  for (const listener of listeners) listener()
  window.dispatchEvent(new Event(TIMERS_CHANGED))
}

/** One wait up to the next end, none in short steps: browsers slow those down in a tab that nobody sees. */
function scheduleNextEnd(): void {
  clearTimeout(timeout)
  const endMs = nextEndMs(timers)
  if (endMs !== null) timeout = setTimeout(timerStore.tick, Math.min(MAX_TIMEOUT_MS, Math.max(0, endMs - Date.now())))
}

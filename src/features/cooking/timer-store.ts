import { TIMERS_CHANGED } from './timer-constants'
import { loadTimers, saveTimers } from './timer-storage'
import { nextEndMs, type Timer, type TimerAction, timersReducer } from './timers'

/** Browsers run a longer timeout at once. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

const NO_TIMERS: readonly Timer[] = []
let timers = NO_TIMERS
let restored = false
let timeout: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** The timers of this tab, in the browser only. They survive navigation and a reload. */
export const timerStore = {
  current: (): readonly Timer[] => timers,
  initial: (): readonly Timer[] => NO_TIMERS,

  /** @returns unsubscribes */
  onChange(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  send(action: TimerAction): void {
    restore()
    setTimers(timersReducer(timers, action))
  },

  /** Restores the timers of the tab's last page, once. */
  restore(): void {
    restore()
    timerStore.tick()
  },

  /** Lets expired timers ring, for when the page becomes visible again. */
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

/** One timeout until the next end rather than an interval, which browsers throttle in background tabs. */
function scheduleNextEnd(): void {
  clearTimeout(timeout)
  const endMs = nextEndMs(timers)
  if (endMs !== null) timeout = setTimeout(timerStore.tick, Math.min(MAX_TIMEOUT_MS, Math.max(0, endMs - Date.now())))
}

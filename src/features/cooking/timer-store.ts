import { createStore } from '@/platform/store/create-store'
import { TIMERS_CHANGED } from './timer-constants'
import { loadTimers, saveTimers } from './timer-storage'
import { nextEndMs, type Timer, type TimerAction, timersReducer } from './timers'

/** Browsers run a longer timeout at once. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

const store = createStore<readonly Timer[]>([])
let restored = false
let timeout: ReturnType<typeof setTimeout> | undefined

/** The timers of this tab, in the browser only. They survive navigation and a reload. */
export const timerStore = {
  current: store.current,
  initial: store.initial,
  onChange: store.onChange,

  send(action: TimerAction): void {
    restore()
    setTimers(timersReducer(store.current(), action))
  },

  /** Restores the timers of the tab's last page, once. */
  restore(): void {
    restore()
    timerStore.tick()
  },

  /** Lets expired timers ring, for when the page becomes visible again. */
  tick(): void {
    setTimers(timersReducer(store.current(), { type: 'tick', nowMs: Date.now() }))
  },
}

function restore(): void {
  if (restored) return
  restored = true
  const stored = loadTimers()
  if (stored.length > 0) setTimers(stored)
}

function setTimers(next: readonly Timer[]): void {
  if (next === store.current()) return
  saveTimers(next)
  scheduleNextEnd(next)
  store.set(next)
  window.dispatchEvent(new Event(TIMERS_CHANGED))
}

/** One timeout until the next end rather than an interval, which browsers throttle in background tabs. */
function scheduleNextEnd(timers: readonly Timer[]): void {
  clearTimeout(timeout)
  const endMs = nextEndMs(timers)
  if (endMs !== null) timeout = setTimeout(timerStore.tick, Math.min(MAX_TIMEOUT_MS, Math.max(0, endMs - Date.now())))
}

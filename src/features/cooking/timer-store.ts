import { keepTimers, keptTimers } from './kept-timers'
import { TIMERS_CHANGED } from './timer-names'
import { nextEnd, type Timer, type TimerAction, timersAfter } from './timers'

/** Browsers take a longer wait for none at all. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

const NONE: readonly Timer[] = []
let timers = NONE
let restored = false
let alarm: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** The timers of this tab, in the browser alone. They outlive the page: a walk through the site, and a reload. */
export const timerStore = {
  now: (): readonly Timer[] => timers,
  atStart: (): readonly Timer[] => NONE,

  /** @returns ends it */
  onChange(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  send(action: TimerAction): void {
    restore()
    show(timersAfter(timers, action))
  },

  /** Takes up the timers of the tab's last page, once. */
  restore(): void {
    restore()
    timerStore.look()
  },

  /** Lets ring what is over: for when the page is seen again. */
  look(): void {
    show(timersAfter(timers, { type: 'look', nowMs: Date.now() }))
  },
}

function restore(): void {
  if (restored) return
  restored = true
  const kept = keptTimers()
  if (kept.length > 0) show(kept)
}

function show(next: readonly Timer[]): void {
  if (next === timers) return
  timers = next
  keepTimers(timers)
  arm()
  for (const listener of listeners) listener()
  window.dispatchEvent(new Event(TIMERS_CHANGED))
}

/** One wait up to the next end, none in short steps: browsers slow those down in a tab that nobody sees. */
function arm(): void {
  clearTimeout(alarm)
  const end = nextEnd(timers)
  if (end !== null) alarm = setTimeout(timerStore.look, Math.min(LONGEST_WAIT_MS, Math.max(0, end - Date.now())))
}

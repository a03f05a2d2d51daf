import { useEffect, useState, useSyncExternalStore } from 'react'
import { timerStore } from './timer-store'
import type { Timer } from './timers'

/** Often enough that a second never seems to last two. */
const TICK_MS = 250

/** The timers of this tab. On the server, and until the page is at work, there are none. */
export function useTimers(): readonly Timer[] {
  return useSyncExternalStore(timerStore.onChange, timerStore.current, timerStore.initial)
}

/** The time, in milliseconds since the epoch; new several times a second while it matters. */
export function useNow(enabled: boolean): number {
  const [nowMs, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!enabled) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [enabled])
  return nowMs
}

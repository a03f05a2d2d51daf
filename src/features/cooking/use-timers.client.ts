import { useEffect, useState } from 'react'
import { useStore } from '@/platform/store/use-store.client'
import { timerStore } from './timer-store'
import type { Timer } from './timers'

/** Short enough that no displayed second seems to last two. */
const TICK_MS = 250

/** The timers of this tab. None on the server and during hydration. */
export function useTimers(): readonly Timer[] {
  return useStore(timerStore)
}

/** The time in milliseconds since the epoch, updated several times a second while enabled. */
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

'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { TIMERS_CHANGED, TIMERS_KEY } from './timer-constants'

/**
 * Loads the timer dock once there are timers. On every page, since timers continue during navigation. Renders nothing
 * until then.
 */
export function LazyTimerDock() {
  const [Dock, setDock] = useState<ComponentType | null>(null)

  useEffect(() => {
    const load = () => {
      import('./TimerDock.client').then(
        ({ TimerDock }) => setDock(() => TimerDock),
        // Offline the module may fail to load: the next timer loads it again.
        () => {},
      )
    }
    if (hasTimers()) load()
    window.addEventListener(TIMERS_CHANGED, load)
    return () => window.removeEventListener(TIMERS_CHANGED, load)
  }, [])

  return Dock && <Dock />
}

function hasTimers(): boolean {
  try {
    return window.sessionStorage.getItem(TIMERS_KEY) !== null
  } catch {
    return false
  }
}

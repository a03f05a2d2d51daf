'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { TIMERS_CHANGED, TIMERS_KEY } from './timer-constants'

/**
 * Fetches what shows the timers once there are some: this stands on every page, since a timer goes on while one
 * walks through the site. Renders nothing until then.
 */
export function LazyTimerDock() {
  const [Dock, setDock] = useState<ComponentType | null>(null)

  useEffect(() => {
    const load = () => {
      import('./TimerDock.client').then(
        ({ TimerDock }) => setDock(() => TimerDock),
        // Without a line it does not come: the next timer asks again.
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

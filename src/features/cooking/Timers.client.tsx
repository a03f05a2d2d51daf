'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { TIMERS_CHANGED, TIMERS_KEY } from './timer-names'

/**
 * Fetches what shows the timers once there are some: this stands on every page, since a timer goes on while one
 * walks through the site. Renders nothing until then.
 */
export function Timers() {
  const [Corner, setCorner] = useState<ComponentType | null>(null)

  useEffect(() => {
    const load = () => {
      import('./TimerCorner.client').then(
        ({ TimerCorner }) => setCorner(() => TimerCorner),
        // Without a line it does not come: the next timer asks again.
        () => {},
      )
    }
    if (hasTimers()) load()
    window.addEventListener(TIMERS_CHANGED, load)
    return () => window.removeEventListener(TIMERS_CHANGED, load)
  }, [])

  return Corner && <Corner />
}

function hasTimers(): boolean {
  try {
    return window.sessionStorage.getItem(TIMERS_KEY) !== null
  } catch {
    return false
  }
}

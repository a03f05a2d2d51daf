'use client'

import { useEffect } from 'react'
import { COMMON_LIMITS } from '@/rules/common-limits'
import { whenIdle } from '@/ui/when-idle'
import { useViewer } from './Session.client'

/**
 * Lets an open page follow changes of its user within a second, wherever they are made (docs/product.md#states). It
 * starts when the page is idle, some seconds after the lookup, so that it takes nothing from the first view.
 */
export function SessionEvents() {
  const { state, user } = useViewer()
  const userId = state === 'authenticated' ? user.id : null
  useEffect(() => {
    if (userId === null) return
    let stop = () => {}
    let isStopped = false
    const load = () =>
      void import('./follow-changes').then(
        ({ followChanges }) => {
          if (!isStopped) stop = followChanges()
        },
        // Offline: the page follows with its lookups alone.
        () => {},
      )
    const timer = setTimeout(() => {
      stop = whenIdle(load)
    }, COMMON_LIMITS.sessionEventsDelayMs)
    return () => {
      isStopped = true
      clearTimeout(timer)
      stop()
    }
  }, [userId])
  return null
}

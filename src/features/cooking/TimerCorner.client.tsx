'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { ring } from './ring'
import { TimerRow } from './TimerRow'
import { timerPlace } from './timer-place'
import { timerStore } from './timer-store'
import { useNow, useTimers } from './use-timers'

/** All timers, at the foot of the window; while one rings it is heard, seen, read out, and in the tab's title. Issue 6. */
export function TimerCorner() {
  const row = useRef<HTMLUListElement>(null)
  const timers = useTimers()
  const place = useSyncExternalStore(timerPlace.onChange, timerPlace.now, timerPlace.atStart)
  const nowMs = useNow(timers.some(({ state }) => state === 'running'))
  const ringing = timers.filter(({ state }) => state === 'ringing')
  const over = ringing.map(({ label }) => label).join(', ')

  useEffect(() => {
    timerStore.restore()
    const look = () => document.visibilityState === 'visible' && timerStore.look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  useEffect(() => {
    // Some browsers answer with a promise: no clean-up for React.
    if (over !== '') void row.current?.scrollTo({ left: 0 })
  }, [over])
  useEffect(() => (over === '' ? undefined : ring()), [over])
  useEffect(() => (over === '' ? undefined : inTitle(`Time is up: ${over}`)), [over])

  if (timers.length === 0) return null
  return createPortal(
    <section className="timers" aria-label="Timers" data-ringing={ringing.length > 0 || undefined}>
      <p className="sr-only" role="alert">
        {over !== '' && `Time is up: ${over}`}
      </p>
      <ul ref={row}>
        {/* What rings stands first, where it is seen. */}
        {[...ringing, ...timers.filter((timer) => !ringing.includes(timer))].map((timer) => (
          <TimerRow key={timer.id} timer={timer} nowMs={nowMs} />
        ))}
      </ul>
    </section>,
    place ?? document.body,
  )
}

/** Shows something in the title of the page. @returns puts the page's own back, unless it has got another */
function inTitle(text: string): () => void {
  const own = document.title
  document.title = text
  return () => {
    if (document.title === text) document.title = own
  }
}

'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { startAlarm } from './alarm-sound'
import { TimerRow } from './TimerRow'
import { timerContainer } from './timer-container'
import { timerStore } from './timer-store'
import { useNow, useTimers } from './use-timers'

/** All timers, at the foot of the window; while one rings it is heard, seen, read out, and in the tab's title. Issue 6. */
export function TimerDock() {
  const listRef = useRef<HTMLUListElement>(null)
  const timers = useTimers()
  const container = useSyncExternalStore(timerContainer.onChange, timerContainer.current, timerContainer.initial)
  const nowMs = useNow(timers.some(({ state }) => state === 'running'))
  const ringing = timers.filter(({ state }) => state === 'ringing')
  const ringingLabels = ringing.map(({ label }) => label).join(', ')

  useEffect(() => {
    timerStore.restore()
    const checkWhenVisible = () => document.visibilityState === 'visible' && timerStore.tick()
    document.addEventListener('visibilitychange', checkWhenVisible)
    return () => document.removeEventListener('visibilitychange', checkWhenVisible)
  }, [])

  useEffect(() => {
    // Some browsers answer with a promise: no clean-up for React.
    if (ringingLabels !== '') void listRef.current?.scrollTo({ left: 0 })
  }, [ringingLabels])
  useEffect(() => (ringingLabels === '' ? undefined : startAlarm()), [ringingLabels])
  useEffect(() => (ringingLabels === '' ? undefined : showInTitle(`Time is up: ${ringingLabels}`)), [ringingLabels])

  if (timers.length === 0) return null
  return createPortal(
    <section className="timers" aria-label="Timers" data-ringing={ringing.length > 0 || undefined}>
      <p className="sr-only" role="alert">
        {ringingLabels !== '' && `Time is up: ${ringingLabels}`}
      </p>
      <ul ref={listRef}>
        {/* What rings stands first, where it is seen. */}
        {[...ringing, ...timers.filter((timer) => !ringing.includes(timer))].map((timer) => (
          <TimerRow key={timer.id} timer={timer} nowMs={nowMs} />
        ))}
      </ul>
    </section>,
    container ?? document.body,
  )
}

/** Shows something in the title of the page. @returns puts the page's own back, unless it has got another */
function showInTitle(text: string): () => void {
  const previousTitle = document.title
  document.title = text
  return () => {
    if (document.title === text) document.title = previousTitle
  }
}

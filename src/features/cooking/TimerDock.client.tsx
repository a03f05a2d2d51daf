'use client'

import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from '@/platform/store/use-store.client'
import { startAlarm } from './alarm-sound'
import { TimerRow } from './TimerRow'
import { timerContainer } from './timer-container'
import { timerStore } from './timer-store'
import { useNow, useTimers } from './use-timers.client'
import './timer-dock.css'

/**
 * All timers, fixed at the bottom of the window; a ringing one plays a sound, is announced, and is shown in the
 * document title.
 */
export function TimerDock() {
  const listRef = useRef<HTMLUListElement>(null)
  const timers = useTimers()
  const container = useStore(timerContainer)
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
    // Some browsers return a promise, which an effect must not return.
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
        {/* Ringing timers come first. */}
        {[...ringing, ...timers.filter((timer) => !ringing.includes(timer))].map((timer) => (
          <TimerRow key={timer.id} timer={timer} nowMs={nowMs} />
        ))}
      </ul>
    </section>,
    container ?? document.body,
  )
}

/** Shows a text as the document title. @returns restores the previous title, unless it has changed since */
function showInTitle(text: string): () => void {
  const previousTitle = document.title
  document.title = text
  return () => {
    if (document.title === text) document.title = previousTitle
  }
}

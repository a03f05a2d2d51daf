'use client'

import { Pause, Play, TimerIcon } from 'lucide-react'
import { formatDuration } from '@/rules/durations'
import { Button } from '@/ui/Button'
import { allowSound } from './ring'
import { timerStore } from './timer-store'
import { clockText, leftOf, type Timer } from './timers'
import { useNow, useTimers } from './use-timers'

type Props = {
  /** The same wherever the step's timer is shown. */
  id: string
  label: string
  recipe: string
  minutes: number
}

const MINUTE_MS = 60_000

/** Starts the timer of a step; then pauses it, goes on with it, and stops it when it rings. Renders a `button`. */
export function StepTimer({ id, label, minutes, recipe }: Props) {
  const timer = useTimers().find((one) => one.id === id)
  const nowMs = useNow(timer?.state === 'running')

  function press() {
    allowSound()
    const at = { id, nowMs: Date.now() }
    if (!timer) timerStore.send({ ...at, type: 'start', label, recipe, durationMs: minutes * MINUTE_MS })
    else if (timer.state === 'ringing') timerStore.send({ type: 'remove', id })
    else timerStore.send({ ...at, type: timer.state === 'running' ? 'pause' : 'resume' })
  }

  const { Icon, words } = face(timer, minutes, nowMs)
  return (
    <Button look={timer?.state === 'ringing' ? 'primary' : 'plain'} size="slim" onClick={press}>
      <Icon className="size-4" aria-hidden="true" />
      <span className="tabular-nums">{words}</span>
      <span className="sr-only">, {label}</span>
    </Button>
  )
}

/** "2min"; of half minutes "1:30", which the formatter would round. */
const lengthText = (minutes: number) =>
  Number.isInteger(minutes) ? formatDuration(minutes) : clockText(minutes * MINUTE_MS)

function face(timer: Timer | undefined, minutes: number, nowMs: number) {
  if (!timer) return { Icon: TimerIcon, words: `Start timer, ${lengthText(minutes)}` }
  if (timer.state === 'ringing') return { Icon: TimerIcon, words: 'Time is up: stop' }
  const left = clockText(leftOf(timer, nowMs))
  return timer.state === 'running' ? { Icon: Pause, words: `Pause, ${left}` } : { Icon: Play, words: `Go on, ${left}` }
}

'use client'

import { Pause, Play, TimerIcon } from 'lucide-react'
import { formatDuration } from '@/rules/durations'
import { Button } from '@/ui/Button'
import { unlockAudio } from './alarm-sound'
import { timerStore } from './timer-store'
import { formatTimeLeft, type Timer, timeLeftMs } from './timers'
import { useNow, useTimers } from './use-timers.client'

type Props = {
  /** The same wherever the step's timer is shown. */
  id: string
  label: string
  recipe: string
  minutes: number
}

const MINUTE_MS = 60_000

/** Starts, pauses, resumes and stops the timer of a step. Renders a `button`. */
export function StepTimer({ id, label, minutes, recipe }: Props) {
  const timer = useTimers().find((candidate) => candidate.id === id)
  const nowMs = useNow(timer?.state === 'running')

  function handleClick() {
    unlockAudio()
    const target = { id, nowMs: Date.now() }
    if (!timer) timerStore.send({ ...target, type: 'start', label, recipe, durationMs: minutes * MINUTE_MS })
    else if (timer.state === 'ringing') timerStore.send({ type: 'remove', id })
    else timerStore.send({ ...target, type: timer.state === 'running' ? 'pause' : 'resume' })
  }

  const { Icon, text } = buttonContent(timer, minutes, nowMs)
  return (
    <Button variant={timer?.state === 'ringing' ? 'primary' : 'plain'} size="slim" onClick={handleClick}>
      <Icon className="size-4" aria-hidden="true" />
      <span className="tabular-nums">{text}</span>
      <span className="sr-only">, {label}</span>
    </Button>
  )
}

/** "2min"; half minutes as "1:30", which the formatter would round. */
const durationText = (minutes: number) =>
  Number.isInteger(minutes) ? formatDuration(minutes) : formatTimeLeft(minutes * MINUTE_MS)

function buttonContent(timer: Timer | undefined, minutes: number, nowMs: number) {
  if (!timer) return { Icon: TimerIcon, text: `Start timer, ${durationText(minutes)}` }
  if (timer.state === 'ringing') return { Icon: TimerIcon, text: 'Time is up: stop' }
  const remaining = formatTimeLeft(timeLeftMs(timer, nowMs))
  return timer.state === 'running'
    ? { Icon: Pause, text: `Pause, ${remaining}` }
    : { Icon: Play, text: `Resume, ${remaining}` }
}

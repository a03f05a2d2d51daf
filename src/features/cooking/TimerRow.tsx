import { Pause, Play, RotateCcw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { timerStore } from './timer-store'
import { formatTimeLeft, type Timer, timeLeftMs } from './timers'

/** One timer: its label, the time left and its controls. Renders an `li`; for client components. */
export function TimerRow({ nowMs, timer }: { timer: Timer; nowMs: number }) {
  const { durationMs, id, label, recipe, state } = timer
  const remainingMs = timeLeftMs(timer, nowMs)
  const send = (type: 'pause' | 'resume' | 'restart') => () => timerStore.send({ type, id, nowMs: Date.now() })
  const remove = () => timerStore.send({ type: 'remove', id })
  return (
    <li className="timer" data-state={state}>
      <p className="timer-name">
        <span>{label}</span>
        <small>{recipe}</small>
      </p>
      {state === 'ringing' ? (
        <span className="timer-remaining">Time is up</span>
      ) : (
        <span className="timer-remaining" role="timer">
          {formatTimeLeft(remainingMs)}
        </span>
      )}
      {state === 'running' && (
        <IconAction label={`Pause ${label}`} onClick={send('pause')}>
          <Pause />
        </IconAction>
      )}
      {state === 'paused' && (
        <IconAction label={`Resume ${label}`} onClick={send('resume')}>
          <Play />
        </IconAction>
      )}
      <IconAction label={`Restart ${label}`} onClick={send('restart')}>
        <RotateCcw />
      </IconAction>
      {state === 'ringing' ? (
        <Button size="slim" aria-label={`Stop ${label}`} onClick={remove}>
          Stop
        </Button>
      ) : (
        <IconAction label={`Remove ${label}`} onClick={remove}>
          <X />
        </IconAction>
      )}
      <progress
        className="progress-bar timer-progress"
        max={durationMs}
        value={durationMs - remainingMs}
        aria-hidden="true"
      />
    </li>
  )
}

function IconAction({ children, label, onClick }: { children: ReactNode; label: string; onClick(): void }) {
  return (
    <button className="timer-button" type="button" aria-label={label} onClick={onClick}>
      <span className="timer-icon" aria-hidden="true">
        {children}
      </span>
    </button>
  )
}

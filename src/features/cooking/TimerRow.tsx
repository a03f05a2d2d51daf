import { Pause, Play, RotateCcw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { timerStore } from './timer-store'
import { clockText, leftOf, type Timer } from './timers'

/** One timer: what it is for, what is left, and what can be done with it. Renders an `li`; for client components. */
export function TimerRow({ nowMs, timer }: { timer: Timer; nowMs: number }) {
  const { durationMs, id, label, recipe, state } = timer
  const leftMs = leftOf(timer, nowMs)
  const send = (type: 'pause' | 'resume' | 'restart') => () => timerStore.send({ type, id, nowMs: Date.now() })
  const remove = () => timerStore.send({ type: 'remove', id })
  return (
    <li className="timer" data-state={state}>
      <p className="timer-name">
        <span>{label}</span>
        <small>{recipe}</small>
      </p>
      {state === 'ringing' ? (
        <span className="timer-left">Time is up</span>
      ) : (
        <span className="timer-left" role="timer">
          {clockText(leftMs)}
        </span>
      )}
      {state === 'running' && (
        <Act label={`Pause ${label}`} onPress={send('pause')}>
          <Pause />
        </Act>
      )}
      {state === 'paused' && (
        <Act label={`Go on with ${label}`} onPress={send('resume')}>
          <Play />
        </Act>
      )}
      <Act label={`Restart ${label}`} onPress={send('restart')}>
        <RotateCcw />
      </Act>
      {state === 'ringing' ? (
        <Button size="slim" aria-label={`Stop ${label}`} onClick={remove}>
          Stop
        </Button>
      ) : (
        <Act label={`Remove ${label}`} onPress={remove}>
          <X />
        </Act>
      )}
      <progress className="measure timer-bar" max={durationMs} value={durationMs - leftMs} aria-hidden="true" />
    </li>
  )
}

function Act({ children, label, onPress }: { children: ReactNode; label: string; onPress(): void }) {
  return (
    <button className="timer-button" type="button" aria-label={label} onClick={onPress}>
      <span className="timer-icon" aria-hidden="true">
        {children}
      </span>
    </button>
  )
}

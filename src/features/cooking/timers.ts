import { formatClock } from '@/rules/clock'

/**
 * A kitchen timer. The time left is computed from the clock, so that background tabs and sleeping devices do not delay
 * it. Times are milliseconds since the epoch, durations milliseconds.
 */
export type Timer = {
  /** The id of the step: one timer each. */
  id: string
  /** The label: "Let the ginger talk". */
  label: string
  /** The recipe's title, since two may be in progress. */
  recipe: string
  durationMs: number
} & ({ state: 'running'; endsAtMs: number } | { state: 'paused'; leftMs: number } | { state: 'ringing' })

type TimerInfo = Pick<Timer, 'id' | 'label' | 'recipe' | 'durationMs'>

export type TimerAction =
  | ({ type: 'start'; nowMs: number } & TimerInfo)
  | { type: 'pause' | 'resume' | 'restart'; id: string; nowMs: number }
  /** Removes a timer, also a ringing one. */
  | { type: 'remove'; id: string }
  /** Lets expired timers ring. */
  | { type: 'tick'; nowMs: number }

/** The maximum number of timers. */
export const MAX_TIMERS = 12

/** The time left; never below 0. */
export function timeLeftMs(timer: Timer, nowMs: number): number {
  if (timer.state === 'ringing') return 0
  return timer.state === 'paused' ? timer.leftMs : Math.max(0, timer.endsAtMs - nowMs)
}

/** When the next timer ends; null if none runs. */
export function nextEndMs(timers: readonly Timer[]): number | null {
  const ends = timers.flatMap((timer) => (timer.state === 'running' ? [timer.endsAtMs] : []))
  return ends.length === 0 ? null : Math.min(...ends)
}

const infoOf = ({ durationMs, id, label, recipe }: TimerInfo): TimerInfo => ({ id, label, recipe, durationMs })
const startRunning = (timer: TimerInfo, leftMs: number, nowMs: number): Timer => ({
  ...infoOf(timer),
  state: 'running',
  endsAtMs: nowMs + leftMs,
})

/** The timers after an action. Pure; an action without effect returns the same array. */
export function timersReducer(timers: readonly Timer[], action: TimerAction): readonly Timer[] {
  switch (action.type) {
    case 'start': {
      const existing = timers.find(({ id }) => id === action.id)
      if (existing) return existing.state === 'ringing' ? timersReducer(timers, { ...action, type: 'restart' }) : timers
      return timers.length < MAX_TIMERS ? [...timers, startRunning(action, action.durationMs, action.nowMs)] : timers
    }
    case 'pause':
      return updateTimer(timers, action.id, (timer) =>
        timer.state === 'running'
          ? { ...infoOf(timer), state: 'paused', leftMs: timeLeftMs(timer, action.nowMs) }
          : timer,
      )
    case 'resume':
      return updateTimer(timers, action.id, (timer) =>
        timer.state === 'paused' ? startRunning(timer, timer.leftMs, action.nowMs) : timer,
      )
    case 'restart':
      return updateTimer(timers, action.id, (timer) => startRunning(timer, timer.durationMs, action.nowMs))
    case 'remove': {
      const others = timers.filter(({ id }) => id !== action.id)
      return others.length === timers.length ? timers : others
    }
    case 'tick': {
      const isDue = (timer: Timer) => timer.state === 'running' && timer.endsAtMs <= action.nowMs
      return timers.some(isDue)
        ? timers.map((timer) => (isDue(timer) ? { ...infoOf(timer), state: 'ringing' } : timer))
        : timers
    }
    default:
      return action satisfies never
  }
}

function updateTimer(timers: readonly Timer[], id: string, update: (timer: Timer) => Timer): readonly Timer[] {
  const next = timers.map((timer) => (timer.id === id ? update(timer) : timer))
  return next.some((timer, at) => timer !== timers[at]) ? next : timers
}

/** The time left as "9:41" or "1:05:00". Seconds are rounded up, so that 0:00 means over. */
export const formatTimeLeft = (leftMs: number): string => formatClock(Math.ceil(leftMs / 1_000))

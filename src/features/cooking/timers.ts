/**
 * A kitchen timer. What it shows follows the clock on the wall, so that a tab in the background, or a device that
 * slept, loses nothing. Times are milliseconds since the epoch, spans milliseconds.
 */
export type Timer = {
  /** Of the step: one timer for each. */
  id: string
  /** What it is for: "Let the ginger talk". */
  label: string
  /** Of which recipe, as two may be on the stove. */
  recipe: string
  durationMs: number
} & ({ state: 'running'; endsAtMs: number } | { state: 'paused'; leftMs: number } | { state: 'ringing' })

type TimerInfo = Pick<Timer, 'id' | 'label' | 'recipe' | 'durationMs'>

export type TimerAction =
  | ({ type: 'start'; nowMs: number } & TimerInfo)
  | { type: 'pause' | 'resume' | 'restart'; id: string; nowMs: number }
  /** Takes one away; one that rings is stopped by it. */
  | { type: 'remove'; id: string }
  /** Lets ring what is over. */
  | { type: 'tick'; nowMs: number }

/** More than any stove has places for. */
export const MAX_TIMERS = 12

/** How long a timer still has to go; never below 0. */
export function timeLeftMs(timer: Timer, nowMs: number): number {
  if (timer.state === 'ringing') return 0
  return timer.state === 'paused' ? timer.leftMs : Math.max(0, timer.endsAtMs - nowMs)
}

/** When the next timer is over; null while none runs. */
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

/** All timers after an action. Pure; an action that fits no timer changes nothing, and gives the same array. */
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

/** Time left as a timer shows it: "9:41", "1:05:00". Begun seconds count, so that 0:00 is over. */
export function formatClock(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1_000)
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  const pad = (number: number) => String(number).padStart(2, '0')
  const rest = `${hours > 0 ? pad(minutes) : minutes}:${pad(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

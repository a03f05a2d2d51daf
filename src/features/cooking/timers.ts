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

type Named = Pick<Timer, 'id' | 'label' | 'recipe' | 'durationMs'>

export type TimerAction =
  | ({ type: 'start'; nowMs: number } & Named)
  | { type: 'pause' | 'resume' | 'restart'; id: string; nowMs: number }
  /** Takes one away; one that rings is stopped by it. */
  | { type: 'remove'; id: string }
  /** Lets ring what is over. */
  | { type: 'look'; nowMs: number }

/** More than any stove has places for. */
export const MAX_TIMERS = 12

/** How long a timer still has to go; never below 0. */
export function leftOf(timer: Timer, nowMs: number): number {
  if (timer.state === 'ringing') return 0
  return timer.state === 'paused' ? timer.leftMs : Math.max(0, timer.endsAtMs - nowMs)
}

/** When the next timer is over; null while none runs. */
export function nextEnd(timers: readonly Timer[]): number | null {
  const ends = timers.flatMap((timer) => (timer.state === 'running' ? [timer.endsAtMs] : []))
  return ends.length === 0 ? null : Math.min(...ends)
}

const named = ({ durationMs, id, label, recipe }: Named): Named => ({ id, label, recipe, durationMs })
const running = (timer: Named, leftMs: number, nowMs: number): Timer => ({
  ...named(timer),
  state: 'running',
  endsAtMs: nowMs + leftMs,
})

/** All timers after an action. Pure; an action that fits no timer changes nothing, and gives the same array. */
export function timersAfter(timers: readonly Timer[], action: TimerAction): readonly Timer[] {
  switch (action.type) {
    case 'start': {
      const known = timers.find(({ id }) => id === action.id)
      if (known) return known.state === 'ringing' ? timersAfter(timers, { ...action, type: 'restart' }) : timers
      return timers.length < MAX_TIMERS ? [...timers, running(action, action.durationMs, action.nowMs)] : timers
    }
    case 'pause':
      return changed(timers, action.id, (timer) =>
        timer.state === 'running' ? { ...named(timer), state: 'paused', leftMs: leftOf(timer, action.nowMs) } : timer,
      )
    case 'resume':
      return changed(timers, action.id, (timer) =>
        timer.state === 'paused' ? running(timer, timer.leftMs, action.nowMs) : timer,
      )
    case 'restart':
      return changed(timers, action.id, (timer) => running(timer, timer.durationMs, action.nowMs))
    case 'remove': {
      const left = timers.filter(({ id }) => id !== action.id)
      return left.length === timers.length ? timers : left
    }
    case 'look': {
      const isOver = (timer: Timer) => timer.state === 'running' && timer.endsAtMs <= action.nowMs
      return timers.some(isOver)
        ? timers.map((timer) => (isOver(timer) ? { ...named(timer), state: 'ringing' } : timer))
        : timers
    }
    default:
      return action satisfies never
  }
}

function changed(timers: readonly Timer[], id: string, change: (timer: Timer) => Timer): readonly Timer[] {
  const next = timers.map((timer) => (timer.id === id ? change(timer) : timer))
  return next.some((timer, at) => timer !== timers[at]) ? next : timers
}

/** Time left as a timer shows it: "9:41", "1:05:00". Begun seconds count, so that 0:00 is over. */
export function clockText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1_000)
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  const rest = `${hours > 0 ? two(minutes) : minutes}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

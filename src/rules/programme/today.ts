import { addDays, type Day, daysBetween } from './calendar-days'
import { dateOfReaching, type Pause, pausedSince, reachedDay } from './pauses'
import { dayCount, type PlacedWeek, type Plan, placedWeeks, weekBegins } from './plan'
import type { Mode } from './terms'

/** A member's round in a program. */
export type Enrolment = {
  startedOn: Day
  mode: Mode
  pauses: readonly Pause[]
  /** Ids of the weeks that staff opened for this member, or that were open once: they never lock again. */
  keptOpen: readonly string[]
  /** Ids of the steps done. */
  done: ReadonlySet<string>
}

export type WeekToday<Step> = PlacedWeek<Step> & {
  open: boolean
  /** Whether all its steps are done; false for a week without steps. */
  done: boolean
  /**
   * The day on which it opens by itself, before the start for a start today; null if it waits for no day, or for one that
   * is not known.
   */
  opens: Day | null
}

export type Today<Step> = {
  /** Number of the day that is due: 1 to the plan's last day; 0 before the start. */
  day: number
  /** Number of its week; 0 before the start. */
  week: number
  /** The step to do next; null if all open ones are done. */
  next: Step | null
  weeks: WeekToday<Step>[]
  pausedOn: Day | null
  /** Whether every step of every week is done. */
  finished: boolean
}

/**
 * Where a member stands in a program (docs/product.md#programs).
 * @param enrolment null for a member who has not started
 * @param today the member's calendar day
 */
export function programmeToday<Step extends { id: string }>(
  enrolment: Enrolment | null,
  plan: Plan<Step>,
  today: Day,
): Today<Step> {
  const isDone = ({ id }: Step) => enrolment?.done.has(id) === true
  const reached = enrolment && reachedDay(enrolment, today)
  const weeks = placedWeeks(plan).map((week) => {
    const begins = enrolment && weekBegins(plan.rhythm, enrolment.startedOn, week)
    const isOpen = () => {
      if (!plan.drip || week.opening === 'once') return true
      if (week.opening === 'date' && week.opensOn !== null && week.opensOn <= today) return true
      if (enrolment === null) return false
      if (week.opening === 'start' && begins !== null && reached !== null && begins <= reached) return true
      return enrolment.keptOpen.includes(week.id) || week.steps.some(isDone)
    }
    const opens = () => {
      if (!plan.drip || week.opening === 'once') return null
      if (week.opening === 'date') return week.opensOn
      return enrolment ? begins && dateOfReaching(enrolment, begins, today) : weekBegins(plan.rhythm, today, week)
    }
    return { ...week, open: isOpen(), done: week.steps.length > 0 && week.steps.every(isDone), opens: opens() }
  })
  const day = enrolment === null || today < enrolment.startedOn ? 0 : dueDay(enrolment, plan, weeks, today)
  const steps = weeks.flatMap(({ steps }) => steps)
  return {
    day,
    week: weeks.find(({ days, firstDay }) => day >= firstDay && day < firstDay + days.length)?.number ?? 0,
    next: nextStep(enrolment, weeks, day),
    weeks,
    pausedOn: enrolment && pausedSince(enrolment.pauses),
    finished: steps.length > 0 && steps.every(isDone),
  }
}

/** The day that is due once the program has started. */
function dueDay<Step extends { id: string }>(
  enrolment: Enrolment,
  plan: Plan<Step>,
  weeks: readonly WeekToday<Step>[],
  today: Day,
): number {
  if (enrolment.mode === 'pace') {
    const open = openDays(weeks)
    const due = open.find(({ steps }) => steps.some(({ id }) => !enrolment.done.has(id))) ?? open.at(-1)
    return due?.number ?? Math.min(1, dayCount(plan))
  }
  const reached = reachedDay(enrolment, today)
  const begun = weeks.filter(
    (week) => week.days.length > 0 && weekBegins(plan.rhythm, enrolment.startedOn, week) <= reached,
  )
  const current = begun.at(-1)
  if (!current) return 0
  const days = daysBetween(weekBegins(plan.rhythm, enrolment.startedOn, current), reached)
  return current.firstDay + Math.min(days, current.days.length - 1)
}

const openDays = <Step>(weeks: readonly WeekToday<Step>[]) =>
  weeks
    .filter(({ open }) => open)
    .flatMap(({ days, firstDay }) => days.map(({ steps }, index) => ({ number: firstDay + index, steps })))

/**
 * The first step that is open and not done, from the day that is due on; if there is none, the first one that was
 * missed.
 */
function nextStep<Step extends { id: string }>(
  enrolment: Enrolment | null,
  weeks: readonly WeekToday<Step>[],
  day: number,
): Step | null {
  const left = openDays(weeks).flatMap(({ number, steps }) =>
    steps.filter(({ id }) => !enrolment?.done.has(id)).map((step) => ({ number, step })),
  )
  return (left.find(({ number }) => number >= day) ?? left[0])?.step ?? null
}

/** The day on the member's calendar for a day of the plan, by its number; null if it is not known yet. */
export function dateOfDay<Step extends { id: string }>(
  enrolment: Enrolment,
  plan: Plan<Step>,
  { day, weeks }: Pick<Today<Step>, 'day' | 'weeks'>,
  number: number,
  today: Day,
): Day | null {
  const paused = pausedSince(enrolment.pauses) !== null
  // At one's own pace, the days follow each other from the one that is due.
  if (enrolment.mode === 'pace' && day > 0) {
    return number < day || (paused && number > day) ? null : addDays(today, number - day)
  }
  const week = weeks.find(({ days, firstDay }) => number >= firstDay && number < firstDay + days.length)
  if (!week) return null
  const planned = addDays(weekBegins(plan.rhythm, enrolment.startedOn, week), number - week.firstDay)
  return paused && planned > reachedDay(enrolment, today) ? null : dateOfReaching(enrolment, planned, today)
}

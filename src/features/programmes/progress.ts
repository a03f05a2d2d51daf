import type { CallResult } from '@/platform/session/call-result'
import { addDays, type Day } from '@/rules/programme/calendar-days'
import type { programmeProgress } from './me.server'

/** A member's plan and progress, as the call sends them. */
export type Progress = CallResult<typeof programmeProgress>
export type ProgressWeek = Progress['weeks'][number]
export type Enrolment = NonNullable<Progress['enrolment']>

/** A step with whether it is done. */
export type Step = NonNullable<Progress['next']>

/** A day of the plan, by its number. */
export type PlanDay = { day: number; steps: readonly Step[] }

/** The days of a week; none while it is closed. */
export const daysOf = (week: ProgressWeek): readonly PlanDay[] => ('days' in week ? week.days : [])

const openDays = ({ weeks }: Pick<Progress, 'weeks'>): PlanDay[] => weeks.flatMap(daysOf)

/** The steps of a day; none in a closed week. */
export const stepsOn = (progress: Pick<Progress, 'weeks'>, day: number): readonly Step[] =>
  openDays(progress).find((planDay) => planDay.day === day)?.steps ?? []

/** The week that has a step; undefined for a step of none. */
export const weekOfStep = ({ weeks }: Pick<Progress, 'weeks'>, id: string): ProgressWeek | undefined =>
  weeks.find((week) => daysOf(week).some(({ steps }) => steps.some((step) => step.id === id)))

/** How many steps are done. */
export const doneCount = (progress: Pick<Progress, 'weeks'>): number =>
  openDays(progress).reduce((sum, { steps }) => sum + steps.filter(({ done }) => done).length, 0)

/**
 * The days before one, with their steps that are not done.
 * @param keep ids of steps that are listed although they are done
 */
export function openBefore(progress: Pick<Progress, 'weeks'>, day: number, keep: ReadonlySet<string>): PlanDay[] {
  return openDays(progress)
    .filter((planDay) => planDay.day < day)
    .map((planDay) => ({ ...planDay, steps: planDay.steps.filter(({ done, id }) => !done || keep.has(id)) }))
    .filter(({ steps }) => steps.length > 0)
}

/** The progress with a step done or not done. Its week is done when all its steps are. */
export function withStep(progress: Progress, id: string, done: boolean): Progress {
  const changed = (step: Step): Step =>
    step.id === id ? { ...step, done, how: done ? (step.how ?? 'hand') : null } : step
  const weeks = progress.weeks.map((week): ProgressWeek => {
    if (!('days' in week)) return week
    const days = week.days.map((planDay) => ({ ...planDay, steps: planDay.steps.map(changed) }))
    const steps = days.flatMap((planDay) => planDay.steps)
    return { ...week, days, done: steps.length > 0 && steps.every((step) => step.done) }
  })
  return { ...progress, weeks }
}

/** The week after one; undefined for the last. */
export const weekAfter = ({ weeks }: Pick<Progress, 'weeks'>, week: number): ProgressWeek | undefined =>
  weeks.find(({ week: number }) => number === week + 1)

/**
 * The date of a day of the plan that is still to come, or of today; null for earlier ones, while paused, and where it
 * is not known.
 * @param week the one that the day belongs to
 * @param today the member's calendar day
 */
export function dateOf({ day, enrolment }: Progress, week: ProgressWeek, number: number, today: Day): Day | null {
  if (!enrolment || enrolment.pausedOn !== null) return null
  const first = daysOf(week)[0]?.day
  // The days of the week that is due follow each other from today.
  const isDue = first !== undefined && day >= first && day < first + daysOf(week).length
  if (isDue) return number < day ? null : addDays(today, number - day)
  if (first === undefined || enrolment.mode === 'pace' || week.opensOn === null || week.opensOn <= today) return null
  return addDays(week.opensOn, number - first)
}

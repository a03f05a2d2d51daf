import { LIMITS } from '../limits'
import { momentOf } from '../local-time'
import { dayInTimeZone } from '../streak'
import { addDays, type Day } from './calendar-days'
import { reachedDay } from './pauses'
import { dayCount, type Plan, weekBegins } from './plan'
import { WEEKDAYS, type Weekday } from './terms'
import type { Enrolment, Today } from './today'

/** On which days a member wants reminders, and the calendar day of the last one. */
export type ReminderDays = { weekdays: readonly Weekday[]; lastRemindedOn: Day | null }

const weekdayOf = (day: Day) => WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]

/** Whether a reminder may go out on a day: it was chosen, and neither it nor a later day has had one. */
const mayRemindOn = ({ lastRemindedOn, weekdays }: ReminderDays, day: Day): boolean =>
  weekdays.some((weekday) => weekday === weekdayOf(day)) && (lastRemindedOn === null || day > lastRemindedOn)

/**
 * The member's calendar day, if it is time to remind them now (docs/product.md#programs). The hour begins the time, and
 * it lasts until noon, so that a server that was down still sends.
 * @returns null at any other time
 */
export function reminderDue(days: ReminderDays, timeZone: string, now: Date): Day | null {
  const today = dayInTimeZone(timeZone, now)
  if (!mayRemindOn(days, today)) return null
  const from = momentOf(timeZone, today, LIMITS.reminderHour)
  const until = momentOf(timeZone, today, LIMITS.reminderLastHour)
  return from <= now && now < until ? today : null
}

/**
 * When the next reminder can be due.
 * @returns a moment after `now`; null without weekdays
 */
export function nextReminder(days: ReminderDays, timeZone: string, now: Date): Date | null {
  if (days.weekdays.length === 0) return null
  const today = dayInTimeZone(timeZone, now)
  // A member who travels west can be on a day before that of the last reminder.
  const from = days.lastRemindedOn !== null && days.lastRemindedOn > today ? days.lastRemindedOn : today
  const moments = Array.from({ length: WEEKDAYS.length + 1 }, (_, index) => addDays(from, index))
    .filter((day) => mayRemindOn(days, day))
    .map((day) => momentOf(timeZone, day, LIMITS.reminderHour))
  return moments.find((at) => at > now) ?? null
}

/** Whether the last day of a plan that follows the calendar has passed: nothing is left to remind of. */
function isOver(enrolment: Enrolment, plan: Plan<{ id: string }>, today: Day): boolean {
  if (enrolment.mode === 'pace') return false
  const end = { firstDay: dayCount(plan) + 1, number: plan.weeks.length + 1 }
  return reachedDay(enrolment, today) >= weekBegins(plan.rhythm, enrolment.startedOn, end)
}

/**
 * What a member is reminded of in a program: the steps of the day that is due, without those that are done.
 * @param state of the same enrollment and plan on the same day
 * @returns null before the start, while paused, after the end, for a closed week, and when the day's steps are done
 */
export function stepsToRemindOf<Step extends { id: string }>(
  enrolment: Enrolment,
  plan: Plan<Step>,
  state: Today<Step>,
  today: Day,
): { day: number; steps: Step[] } | null {
  const { day, finished, pausedOn, weeks } = state
  if (day === 0 || pausedOn !== null || finished || isOver(enrolment, plan, today)) return null
  const week = weeks.find(({ number }) => number === state.week)
  if (!week?.open) return null
  const steps = week.days[day - week.firstDay]?.steps.filter(({ id }) => !enrolment.done.has(id)) ?? []
  return steps.length === 0 ? null : { day, steps }
}

import type { Meal } from '@/rules/hour-of-day'
import { type CalendarDay, itemOfDay, rotationWeek, weekdayOf } from '@/rules/weekly-program'
import type { DayItems, TodayDays, TodayItem } from './today'

/** What the days are chosen from. */
export type Choices = {
  eat: Readonly<Record<Meal, readonly TodayItem[]>>
  /** The weeks of the rotation, Monday to Sunday; null is a rest day. */
  burn: { start: CalendarDay | null; weeks: readonly (readonly (TodayItem | null)[])[] }
  sleep: readonly TodayItem[]
}

const DAY_MS = 24 * 60 * 60 * 1_000
/** Somewhere it may still be yesterday or already tomorrow; a page that stays open overnight has one day more. */
const FROM_YESTERDAY = [-1, 0, 1, 2]

export const utcDay = (timeMs: number): CalendarDay => new Date(timeMs).toISOString().slice(0, 10)

/** The days from yesterday on, so that a page has no more items than it can show until {@link nextUtcDay}. */
export function planDays(choices: Choices, now: Date): TodayDays {
  return FROM_YESTERDAY.map((days) => itemsOf(choices, utcDay(now.getTime() + days * DAY_MS)))
}

/** When the days of {@link planDays} are others. */
export const nextUtcDay = (now: Date): Date => new Date(utcDay(now.getTime() + DAY_MS))

function itemsOf({ burn, eat, sleep }: Choices, day: CalendarDay): DayItems {
  const week = burn.weeks[rotationWeek(burn.start, day, burn.weeks.length)]
  const ofDay = (items: readonly TodayItem[]) => itemOfDay(items, day) ?? null
  return {
    day,
    eat: { morning: ofDay(eat.morning), midday: ofDay(eat.midday), evening: ofDay(eat.evening) },
    burn: week?.[weekdayOf(day)] ?? null,
    sleep: ofDay(sleep),
  }
}

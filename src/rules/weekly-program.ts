import { COMMON_LIMITS } from './common-limits'

/** A calendar day without time and time zone: "2026-11-22". */
export type CalendarDay = string

const DAY_MS = 24 * 60 * 60 * 1_000
const DAYS_IN_WEEK = COMMON_LIMITS.scheduleDays

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The current day in the local time zone. */
export function calendarDay(now: Date): CalendarDay {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** Days since the epoch, counted in UTC so that daylight saving time does not matter; NaN for an invalid day. */
function dayNumber(day: CalendarDay | null): number {
  return day && /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) / DAY_MS : Number.NaN
}

/**
 * One item a day, the next one tomorrow, over and over.
 * @param day in the viewer's time zone
 * @returns undefined without items, and for an invalid day
 */
export const itemOfDay = <T>(items: readonly T[], day: CalendarDay): T | undefined =>
  items.at(dayNumber(day) % items.length)

/** The name of a day's weekday. @param day a valid day */
export const weekdayName = (day: CalendarDay): string => WEEKDAYS[weekdayOf(day)] ?? ''

/**
 * The week of the rotation to show (docs/product.md#rules).
 * @param start the first day of week 0; null when not set
 * @param today in the viewer's time zone
 * @param weeks the number of weeks in the rotation
 * @returns whole weeks since the start, modulo `weeks`; 0 before the start, from day 731 on, and for an invalid day
 */
export function rotationWeek(start: CalendarDay | null, today: CalendarDay, weeks: number): number {
  const days = dayNumber(today) - dayNumber(start)
  // Phrased so that NaN gives 0 too.
  if (!(days >= 0 && days <= COMMON_LIMITS.rotationDays && weeks >= 1)) return 0
  return Math.floor(days / DAYS_IN_WEEK) % weeks
}

/** The weekday: 0 is Monday, 6 is Sunday. @param day a valid day */
export function weekdayOf(day: CalendarDay): number {
  // January 1, 1970 was a Thursday. The remainder of earlier days is negative.
  const since = (dayNumber(day) + 3) % DAYS_IN_WEEK
  return (since + DAYS_IN_WEEK) % DAYS_IN_WEEK
}

/** The seven days of a day's week, from Monday. @param day a valid day */
export function daysOfWeek(day: CalendarDay): CalendarDay[] {
  const monday = dayNumber(day) - weekdayOf(day)
  return WEEKDAYS.map((_, index) => new Date((monday + index) * DAY_MS).toISOString().slice(0, 10))
}

/**
 * The labels of the seven tiles. Yesterday and Tomorrow only when they are in the same week.
 * @param today 0 to 6 from Monday; null when unknown, as on the server
 */
export function dayLabels(today: number | null): string[] {
  const nearLabels = new Map(
    today === null ? [] : [[today - 1, 'Yesterday'] as const, [today, 'Today'], [today + 1, 'Tomorrow']],
  )
  return WEEKDAYS.map((name, index) => nearLabels.get(index) ?? name)
}

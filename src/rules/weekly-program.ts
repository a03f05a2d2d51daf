import { LIMITS } from './limits'

/** A day of somebody's calendar, without a time or a place: "2026-11-22". */
export type CalendarDay = string

const DAY_MS = 24 * 60 * 60 * 1_000
const DAYS_IN_WEEK = LIMITS.scheduleDays

/** The week begins on Monday. SPEC 2.2. */
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The day that it is where the reader lives. */
export function calendarDay(now: Date): CalendarDay {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** Days since the epoch; NaN for what is no day. Days are counted, not hours: clocks that change lose none. */
function dayNumber(day: CalendarDay | null): number {
  return day && /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) / DAY_MS : Number.NaN
}

/**
 * Which week of the rotation is on show. SPEC 5, DESIGN 7.
 * @param start the first day of week 0; null where none is set
 * @param today in the reader's calendar
 * @param weeks how many there are
 * @returns whole weeks since the start, over and over from 0; 0 before it, from day 731 on, and where a day is none
 */
export function rotationWeek(start: CalendarDay | null, today: CalendarDay, weeks: number): number {
  const days = dayNumber(today) - dayNumber(start)
  // Phrased so that NaN gives 0 too.
  if (!(days >= 0 && days <= LIMITS.rotationDays && weeks >= 1)) return 0
  return Math.floor(days / DAYS_IN_WEEK) % weeks
}

/** Where a day stands in its week: 0 is Monday, 6 is Sunday. @param day a real one */
export function weekdayOf(day: CalendarDay): number {
  // 1970 began on a Thursday. Days before it count backwards.
  const since = (dayNumber(day) + 3) % DAYS_IN_WEEK
  return (since + DAYS_IN_WEEK) % DAYS_IN_WEEK
}

/**
 * What the seven tiles are called. SPEC 2.2; DESIGN 7: Yesterday and Tomorrow only where they are in the same week.
 * @param today 0 to 6 from Monday; null where it is not known, as on the server
 */
export function dayLabels(today: number | null): string[] {
  const nearLabels = new Map(
    today === null ? [] : [[today - 1, 'Yesterday'] as const, [today, 'Today'], [today + 1, 'Tomorrow']],
  )
  return WEEKDAYS.map((name, index) => nearLabels.get(index) ?? name)
}

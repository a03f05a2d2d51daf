import { type Interval, MONTHS_OF } from './terms'

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/**
 * A time some months later, at the same time of day in UTC.
 * @param day the day of the month to land on, 1 to 31; a shorter month's last day stands in for it
 */
export function addMonths(time: Date, months: number, day = time.getUTCDate()): Date {
  const later = new Date(time)
  later.setUTCDate(1)
  later.setUTCMonth(later.getUTCMonth() + months)
  later.setUTCDate(Math.min(day, lastDayOf(later.getUTCFullYear(), later.getUTCMonth())))
  return later
}

/** The end of a period that begins at a time. @param day the day of the month on which periods end */
export const periodEnd = (from: Date, interval: Interval, day = from.getUTCDate()): Date =>
  addMonths(from, MONTHS_OF[interval], day)

/** The beginning of a period that ends at a time. */
export const periodStart = (end: Date, interval: Interval, day = end.getUTCDate()): Date =>
  addMonths(end, -MONTHS_OF[interval], day)

const DAY_MS = 24 * 60 * 60 * 1_000

export const addDays = (time: Date, days: number): Date => new Date(time.getTime() + days * DAY_MS)

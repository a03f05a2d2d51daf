import { momentOf } from '@/rules/local-time'

const DAY_MS = 24 * 60 * 60 * 1000

/** A moment so many days ago, as an ISO string: dates of the demo count from today, so that it never looks old. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString()
}

/**
 * When something happens, counted from now.
 * @param days from today; negative: it is over
 * @param hour of that day
 * @param weekday the first such day from then on, 0 for Sunday
 * @param timeZone of the place where it happens, whose clocks show the hour
 */
export function inDays(days: number, hour: number, weekday?: number, timeZone = 'UTC'): Date {
  const date = new Date(Date.now() + days * DAY_MS)
  if (weekday !== undefined) date.setUTCDate(date.getUTCDate() + ((weekday - date.getUTCDay() + 7) % 7))
  return momentOf(timeZone, date.toISOString().slice(0, 10), hour)
}

/** The Monday of so many weeks before this one, at noon as the CMS stores a day. */
export function mondayWeeksAgo(weeks: number): string {
  const now = new Date()
  const sinceMonday = (now.getUTCDay() + 6) % 7
  return `${daysAgo(sinceMonday + weeks * 7).slice(0, 10)}T12:00:00.000Z`
}

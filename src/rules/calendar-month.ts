import { clockTimeOf, momentAt } from './local-time'

/** A day of a calendar, YYYY-MM-DD. */
export type Day = string

const DAY_MS = 24 * 60 * 60 * 1_000
const DAYS_A_WEEK = 7
const iso = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

/** The month of a day, YYYY-MM, some months later or earlier. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return iso(Date.UTC(year, number - 1 + months, 1)).slice(0, 7)
}

/** The weeks of a month, Monday to Sunday; the first and last have days of the months beside it. @param month YYYY-MM */
export function weeksOf(month: string): Day[][] {
  const firstMs = Date.parse(`${month}-01T00:00:00Z`)
  const mondayMs = firstMs - ((new Date(firstMs).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK) * DAY_MS
  const end = `${monthAfter(month, 1)}-01`
  const weeks: Day[][] = []
  for (let ms = mondayMs; iso(ms) < end; ms += DAYS_A_WEEK * DAY_MS)
    weeks.push(Array.from({ length: DAYS_A_WEEK }, (_, day) => iso(ms + day * DAY_MS)))
  return weeks
}

/** The calendar day of a moment in a time zone. @param moment ISO 8601 */
export const dayOf = (timeZone: string, moment: string): Day => clockTimeOf(timeZone, moment).slice(0, 10)

/** The same time of day on another day of a time zone. @returns ISO 8601 */
export const onDay = (timeZone: string, moment: string, day: Day): string =>
  momentAt(timeZone, `${day} ${clockTimeOf(timeZone, moment).slice(11)}`).toISOString()

const DAY_MS = 24 * 60 * 60 * 1000

/** A calendar day without a time zone, as YYYY-MM-DD. */
export type Day = string

const msOf = (day: Day) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

/** Whether a text is a day that exists: not 2026-02-30. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const ms = msOf(text)
  return !Number.isNaN(ms) && dayOf(ms) === text
}

/** Whole days from one day to another; negative if that is earlier. */
export const daysBetween = (from: Day, to: Day): number => Math.round((msOf(to) - msOf(from)) / DAY_MS)

export const addDays = (day: Day, days: number): Day => dayOf(msOf(day) + days * DAY_MS)

/** The same day of a later month, or that month's last day: a month after January 31 is February 28. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(msOf(day))
  const target = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))
  const lastOfMonth = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(date.getUTCDate(), lastOfMonth))
  return dayOf(target.getTime())
}

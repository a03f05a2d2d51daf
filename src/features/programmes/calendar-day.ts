import type { Day } from '@/rules/programme/calendar-days'

const DAY_FORMAT = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
const LONG_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The calendar day in the browser's time zone. */
export function browserDay(now: Date): Day {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** A day for people: "Monday, November 30". */
export const dayText = (day: Day): string => DAY_FORMAT.format(Date.parse(`${day}T00:00:00Z`))

/** A day with its year: "November 30, 2026". */
export const longDayText = (day: Day): string => LONG_FORMAT.format(Date.parse(`${day}T00:00:00Z`))

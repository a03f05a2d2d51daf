import { LRUCache } from 'lru-cache'

const DAY_MS = 24 * 60 * 60 * 1000
/** The Monday of the first week that is counted: 1 January 1970 was a Thursday. */
const FIRST_MONDAY_MS = 4 * DAY_MS

/** Which week a calendar day is in, counted from one Monday on; null for what is no day. SPEC 2.2: weeks start on Monday. */
function weekOf(day: string): number | null {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  return Number.isNaN(ms) ? null : Math.floor((ms - FIRST_MONDAY_MS) / (7 * DAY_MS))
}

/**
 * How many weeks in a row a member has done something. One day in a week is enough, so that six days of rest break
 * nothing; and the week that has not ended yet breaks nothing either.
 * @param days on which the member did something, as YYYY-MM-DD in the member's own calendar; in any order, any number
 *   of times; days to come count for nothing
 * @param today the member's own
 * @returns `weeks` in a row, up to and with this one where it has begun well; `thisWeek`: it has
 */
export function weeklyStreak(days: Iterable<string>, today: string): { weeks: number; thisWeek: boolean } {
  const now = weekOf(today)
  if (now === null) return { weeks: 0, thisWeek: false }
  const active = new Set<number | null>()
  for (const day of days) if (day <= today) active.add(weekOf(day))
  const thisWeek = active.has(now)
  const last = thisWeek ? now : now - 1
  let weeks = 0
  while (active.has(last - weeks)) weeks += 1
  return { weeks, thisWeek }
}

/** Each takes some 30 kB outside of the heap, and callers choose the names. */
const MAX_FORMATS = 100
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: MAX_FORMATS })

/** @throws RangeError for a name that is no time zone */
function dateFormatOf(timeZone: string): Intl.DateTimeFormat {
  // Names are case-insensitive: without this every spelling would be a zone of its own.
  const key = timeZone.toLowerCase()
  const known = formats.get(key)
  if (known) return known
  // Swedish writes a day as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(key, format)
  return format
}

/**
 * The calendar day of a moment somewhere, as YYYY-MM-DD.
 * @param timeZone a name that {@link isTimeZone} takes
 */
export function dayInTimeZone(timeZone: string, at: Date): string {
  return dateFormatOf(timeZone).format(at)
}

/** Whether this machine knows a time zone by its name, such as Europe/Paris. */
export function isTimeZone(name: string): boolean {
  try {
    dateFormatOf(name)
    return true
  } catch {
    return false
  }
}

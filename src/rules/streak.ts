import { LRUCache } from 'lru-cache'

const DAY_MS = 24 * 60 * 60 * 1000
/** The Monday of week 0: January 1, 1970 was a Thursday. */
const FIRST_MONDAY_MS = 4 * DAY_MS

/** The week number of a calendar day; weeks start on Monday. Null for an invalid day. */
function weekOf(day: string): number | null {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  return Number.isNaN(ms) ? null : Math.floor((ms - FIRST_MONDAY_MS) / (7 * DAY_MS))
}

/** A member's weeks of activity in a row. */
export type Streak = {
  /** How many. */
  weeks: number
  /** Whether the current week is one of them. */
  thisWeek: boolean
  /** The active days of the current week, in order, as YYYY-MM-DD. */
  days: string[]
}

/**
 * The number of consecutive weeks in which a member was active. One day per week is enough, and the current week does not
 * break the streak before it ends.
 * @param days of activity, as YYYY-MM-DD in the member's time zone, in any order, with duplicates; future days are ignored
 * @param today in the member's time zone
 */
export function weeklyStreak(days: Iterable<string>, today: string): Streak {
  const now = weekOf(today)
  if (now === null) return { weeks: 0, thisWeek: false, days: [] }
  const past = [...new Set(days)].filter((day) => day <= today)
  const active = new Set(past.map(weekOf))
  const thisWeek = active.has(now)
  const last = thisWeek ? now : now - 1
  let weeks = 0
  while (active.has(last - weeks)) weeks += 1
  return { weeks, thisWeek, days: past.filter((day) => weekOf(day) === now).sort() }
}

/** Each formatter takes about 30 kB outside the heap, and callers choose the time zone, so the cache is bounded. */
const MAX_FORMATS = 100
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: MAX_FORMATS })

/** @throws RangeError for an unknown time zone */
function dateFormatOf(timeZone: string): Intl.DateTimeFormat {
  // Names are case-insensitive: otherwise every spelling would take a cache entry.
  const key = timeZone.toLowerCase()
  const known = formats.get(key)
  if (known) return known
  // The Swedish locale formats dates as ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(key, format)
  return format
}

/**
 * The calendar day in a time zone, as YYYY-MM-DD.
 * @param timeZone a name that {@link isTimeZone} accepts
 */
export function dayInTimeZone(timeZone: string, at: Date): string {
  return dateFormatOf(timeZone).format(at)
}

/** Whether the runtime knows a time zone, such as Europe/Paris. */
export function isTimeZone(name: string): boolean {
  try {
    dateFormatOf(name)
    return true
  } catch {
    return false
  }
}

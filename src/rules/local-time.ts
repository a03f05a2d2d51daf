import { LRUCache } from 'lru-cache'

/** Each formatter takes about 30 kB outside the heap, so the cache is bounded. */
const MAX_FORMATS = 100
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: MAX_FORMATS })

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  // The Swedish locale formats dates as ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(timeZone, format)
  return format
}

/** How far a time zone's clocks are ahead of UTC, in milliseconds. */
function offsetMs(timeZone: string, atMs: number): number {
  const wholeS = Math.floor(atMs / 1_000) * 1_000
  return Date.parse(`${clockOf(timeZone).format(wholeS).replace(' ', 'T')}Z`) - wholeS
}

/** A moment as a time zone's clocks show it: YYYY-MM-DD HH:MM:SS. @param moment ISO 8601 */
export const clockTimeOf = (timeZone: string, moment: string): string => clockOf(timeZone).format(Date.parse(moment))

/**
 * A moment as a time zone's clocks show it, with their offset (ISO 8601): 2026-11-28T10:00:00+13:00.
 * @param moment ISO 8601
 * @throws RangeError for an unknown time zone, or what is not a moment
 */
export function withOffset(timeZone: string, moment: string): string {
  const minutes = offsetMs(timeZone, Date.parse(moment)) / 60_000
  const [hour, minute] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map(twoDigits)
  return `${clockTimeOf(timeZone, moment).replace(' ', 'T')}${minutes < 0 ? '-' : '+'}${hour}:${minute}`
}

/**
 * The moment with these digits on a time zone's clocks; one that the clocks skip is taken an hour earlier or later.
 * @param time YYYY-MM-DD HH:MM:SS
 * @throws RangeError for an unknown time zone
 */
export function momentAt(timeZone: string, time: string): Date {
  const wantedMs = Date.parse(`${time.replace(' ', 'T')}Z`)
  // The offset of the moment itself, which can differ from that of the same numbers in UTC when clocks change.
  const aboutMs = wantedMs - offsetMs(timeZone, wantedMs)
  return new Date(wantedMs - offsetMs(timeZone, aboutMs))
}

/**
 * The moment at which an hour begins on a calendar day of a time zone.
 * @param day YYYY-MM-DD
 * @param hour 0 to 23; one that the clocks skip is taken an hour earlier or later
 * @throws RangeError for an unknown time zone
 */
export const momentOf = (timeZone: string, day: string, hour: number): Date =>
  momentAt(timeZone, `${day} ${twoDigits(hour)}:00:00`)

const twoDigits = (number: number) => String(number).padStart(2, '0')

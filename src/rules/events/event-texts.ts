import { eventClock } from './event-clock'
import { type EventTimes, eventSpan } from './event-times'

const DAY = { month: 'long', day: '2-digit', year: 'numeric' } as const
const HOUR = { hour: 'numeric', minute: '2-digit' } as const

/**
 * Day and time of an event in the long US style (docs/product.md#numbers), on the clock of {@link eventClock}.
 * @param readersZone IANA name
 * @returns such as "28", "November", "Saturday, November 28, 2026" and ["6:00 PM to 7:30 PM UTC"]; of an event that ends on
 *   another day the parts between which a line may break; null when there is no start
 */
export function eventTexts(
  times: EventTimes,
  readersZone: string,
): { dayOfMonth: string; month: string; day: string; time: string[] } | null {
  const span = eventSpan(times)
  if (!span) return null
  const { from, to } = span
  const format = eventClock(times, readersZone)
  const texts = {
    dayOfMonth: format(from, { day: DAY.day }),
    month: format(from, { month: DAY.month }),
    day: format(from, { weekday: 'long', ...DAY }),
  }
  if (!to) return { ...texts, time: [format(from, HOUR, true)] }
  const begins = `${format(from, HOUR)} to`
  const ends = format(to, HOUR, true)
  const lastDay = format(to, DAY)
  const sameDay = format(from, DAY) === lastDay
  return { ...texts, time: sameDay ? [`${begins} ${ends}`] : [begins, `${lastDay},`, ends] }
}

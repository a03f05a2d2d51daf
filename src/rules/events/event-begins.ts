import { eventClock } from './event-clock'
import { type EventTimes, eventSpan } from './event-times'

/**
 * When an event begins, in one line, on the clock of {@link eventClock}. A module of its own, since scripts of lists have
 * all of it.
 * @param readersZone IANA name
 * @returns such as "Thu, Dec 10, 5:00 PM UTC" or "Sun, Nov 29, 10:00 AM London time"; empty when there is no start
 */
export function eventBegins(times: EventTimes, readersZone: string): string {
  const span = eventSpan(times)
  return span ? eventClock(times, readersZone)(span.from, BEGIN, true) : ''
}

const BEGIN = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const

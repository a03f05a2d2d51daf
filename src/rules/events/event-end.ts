type Moment = string | Date | null | undefined

/**
 * What is wrong with the end of an event. An end at the very beginning is refused as well: calendars take none
 * (RFC 5545, 3.8.2.2), and an event without an end has one of its own (LIMITS.eventHoursWithoutEnd).
 * @returns in words for the editor; null when all is well, or when either is not given
 */
export function eventEndProblem(start: Moment, end: Moment): string | null {
  if (!start || !end) return null
  return new Date(end).getTime() <= new Date(start).getTime() ? 'The end must be after the beginning.' : null
}

type Moment = string | Date | null | undefined

/**
 * Validates the end of an event. An end equal to the start is refused too, since calendars do not accept it
 * (RFC 5545, 3.8.2.2); an event without an end gets a default (LIMITS.defaultEventHours).
 * @returns the message for the editor; null when valid, or when either is not given
 */
export function eventEndProblem(start: Moment, end: Moment): string | null {
  if (!start || !end) return null
  return new Date(end).getTime() <= new Date(start).getTime() ? 'The end must be after the beginning.' : null
}

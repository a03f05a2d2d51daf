import { COMMON_LIMITS } from '@/rules/common-limits'

const HOUR_MS = 60 * 60_000

/** The times of an event as the CMS stores them. */
export type EventTimes = {
  /** ISO 8601, like the end. */
  start: string
  end: string | null | undefined
  /** That of its place, as an IANA name; absent where each reader has the hours of their own. */
  timeZone?: string | null
}

/**
 * Start and end of an event as dates. An invalid end, or one not after the start, is null.
 * @returns null when there is no valid start
 */
export function eventSpan({ end, start }: EventTimes): { from: Date; to: Date | null } | null {
  const from = new Date(start)
  if (Number.isNaN(from.getTime())) return null
  const to = new Date(end ?? '')
  return { from, to: to.getTime() > from.getTime() ? to : null }
}

/** When an event ends, which without a known end is after {@link COMMON_LIMITS.defaultEventHours}; null for no date. */
export function eventEnd(times: EventTimes): Date | null {
  const span = eventSpan(times)
  return span && (span.to ?? new Date(span.from.getTime() + COMMON_LIMITS.defaultEventHours * HOUR_MS))
}

/** Whether an event is over. */
export function isPastEvent(times: EventTimes, now: Date): boolean {
  const end = eventEnd(times)
  return end !== null && now > end
}

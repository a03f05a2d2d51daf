/** Numbers that the scripts of all pages use: part of `LIMITS`, and apart from it since that is long. */
export const COMMON_LIMITS = {
  /** Delay between the start of a page and its session lookup. */
  sessionLookupDelayMs: 500,
  /** Delay between that lookup and the stream of the session's events. */
  sessionEventsDelayMs: 3_000,
  /** A session token is refreshed this long before it expires. */
  refreshLeadS: 120,
  /** The assumed length of an event without an end. */
  defaultEventHours: 2,
} as const

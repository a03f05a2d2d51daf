/** The times of a session in the browser: part of `LIMITS`, and apart from it since every page loads them. */
export const SESSION_TIMES = {
  /** Delay between the start of a page and its session lookup. */
  sessionLookupDelayMs: 500,
  /** Delay between that lookup and the stream of the session's events. */
  sessionEventsDelayMs: 3_000,
  /** A session token is refreshed this long before it expires. */
  refreshLeadS: 120,
} as const

import type { Payload, PayloadRequest } from 'payload'

/** What every step of the load works with: the CMS, and the request that holds the one transaction. */
export interface Loading {
  payload: Payload
  req: PayloadRequest
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Dates are counted back from now, so that the demo never goes stale. DESIGN 10. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString()
}

/** The Monday of so many weeks before this one, at noon as the CMS stores a day. */
export function mondayWeeksAgo(weeks: number): string {
  const now = new Date()
  const sinceMonday = (now.getUTCDay() + 6) % 7
  return `${daysAgo(sinceMonday + weeks * 7).slice(0, 10)}T12:00:00.000Z`
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const DAYS_AS_AGO = 7

/**
 * How long ago something was, for people: "just now", "12 minutes ago", "3 hours ago", "yesterday", "4 days ago".
 * @param date ISO 8601
 * @returns null for what is a week ago or more, for a time in the future beyond a minute, and for an invalid date: a date is shown then
 */
export function timeAgo(date: string, now: Date): string | null {
  const elapsedMs = now.getTime() - Date.parse(date)
  if (!(elapsedMs > -MINUTE_MS && elapsedMs < DAYS_AS_AGO * DAY_MS)) return null
  const format = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })
  if (elapsedMs < MINUTE_MS) return 'just now'
  if (elapsedMs < HOUR_MS) return format.format(-Math.floor(elapsedMs / MINUTE_MS), 'minute')
  if (elapsedMs < DAY_MS) return format.format(-Math.floor(elapsedMs / HOUR_MS), 'hour')
  return format.format(-Math.floor(elapsedMs / DAY_MS), 'day')
}

const LONG = new Intl.DateTimeFormat('en-US', { month: 'long', day: '2-digit', year: 'numeric', timeZone: 'UTC' })

/**
 * A date for people, in the long US style of SPEC 9: "November 05, 2026".
 * @param date ISO 8601, as the CMS stores it; the day is that of UTC, which the server renders in
 * @returns null for anything that is no date
 */
export function longDate(date: string | null | undefined): string | null {
  const time = Date.parse(date ?? '')
  return Number.isNaN(time) ? null : LONG.format(time)
}

/**
 * A date for people, in the long US style of SPEC 9: "November 05, 2026".
 * @param date ISO 8601, as the CMS stores it
 * @param timeZone whose day it is: UTC, which the server renders in, unless told otherwise
 * @returns null for anything that is no date
 */
export function longDate(date: string | null | undefined, timeZone = 'UTC'): string | null {
  const time = Date.parse(date ?? '')
  if (Number.isNaN(time)) return null
  const style = { month: 'long', day: '2-digit', year: 'numeric', timeZone } as const
  return new Intl.DateTimeFormat('en-US', style).format(time)
}

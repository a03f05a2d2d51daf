/**
 * A date for people, in the long US style (docs/product.md#numbers): "November 05, 2026".
 * @param date ISO 8601, as the CMS stores it
 * @param timeZone IANA name; UTC, in which the server renders, by default
 * @returns null for anything that is not a date
 */
export function longDate(date: string | null | undefined, timeZone = 'UTC'): string | null {
  return formatDate(date, 'en-US', { month: 'long', day: '2-digit', year: 'numeric', timeZone })
}

/**
 * A day of this year or the next for people: "December 10".
 * @param date ISO 8601, as the CMS stores it; the day is that of UTC
 * @returns null for anything that is not a date
 */
export function monthAndDay(date: string | null | undefined): string | null {
  return formatDate(date, 'en-US', { month: 'long', day: '2-digit', timeZone: 'UTC' })
}

/**
 * The date of a French text, in the short French style (docs/product.md#numbers): "05/11/26".
 * @param date ISO 8601, as the CMS stores it; the day is that of UTC
 * @returns null for anything that is not a date
 */
export function shortFrenchDate(date: string | null | undefined): string | null {
  return formatDate(date, 'fr-FR', { day: '2-digit', month: '2-digit', year: '2-digit', timeZone: 'UTC' })
}

function formatDate(
  date: string | null | undefined,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string | null {
  const time = Date.parse(date ?? '')
  return Number.isNaN(time) ? null : new Intl.DateTimeFormat(locale, options).format(time)
}

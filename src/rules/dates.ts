const DATE_FORMATS = {
  /** "November 05, 2026" */
  longUs: ['en-US', { month: 'long', day: '2-digit', year: 'numeric' }],
  /** "05/11/26" */
  shortFrench: ['fr-FR', { day: '2-digit', month: '2-digit', year: '2-digit' }],
} as const

/**
 * A date for people, in the long US style of SPEC 9: "November 05, 2026".
 * @param date ISO 8601, as the CMS stores it
 * @param timeZone whose day it is: UTC, which the server renders in, unless told otherwise
 * @returns null for anything that is no date
 */
export function longDate(date: string | null | undefined, timeZone = 'UTC'): string | null {
  return formatDate('longUs', date, timeZone)
}

/**
 * The date of something that is written in French, in the short French style of SPEC 9: "05/11/26".
 * @param date ISO 8601, as the CMS stores it; its day is that of UTC
 * @returns null for anything that is no date
 */
export function shortFrenchDate(date: string | null | undefined): string | null {
  return formatDate('shortFrench', date, 'UTC')
}

function formatDate(
  formatName: keyof typeof DATE_FORMATS,
  date: string | null | undefined,
  timeZone: string,
): string | null {
  const time = Date.parse(date ?? '')
  if (Number.isNaN(time)) return null
  const [locale, options] = DATE_FORMATS[formatName]
  return new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(time)
}

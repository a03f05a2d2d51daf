import type { EventTimes } from './event-times'

/** Some JavaScript engines put a narrow no-break space before PM, others a plain one: this gives the same text everywhere. */
const plainSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

/**
 * The clock on which an event's day and hours are read (docs/product.md#rules): that of its place where its time zone is
 * known, since everyone who comes reads them there; else the reader's own.
 * @param readersZone IANA name
 * @returns formats a moment, if asked with the time zone at the end: "London time" for a place, "EST" for a reader
 */
export function eventClock({ timeZone }: Pick<EventTimes, 'timeZone'>, readersZone: string) {
  return (at: Date, options: Intl.DateTimeFormatOptions, withZone = false): string => {
    const timeZoneName = withZone && !timeZone ? 'short' : undefined
    const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: timeZone ?? readersZone, timeZoneName })
    const text = plainSpaces(format.format(at))
    return withZone && timeZone ? `${text} ${cityOf(timeZone)} time` : text
  }
}

/** The city by which a time zone is named: "New York" of America/New_York. */
const cityOf = (timeZone: string) => timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')

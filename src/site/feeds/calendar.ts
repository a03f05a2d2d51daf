import ical, { ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator'
import { eventSpan } from '@/rules/events/event-times'

/** The public data of an event in a calendar. */
export type CalendarEvent = {
  databaseId: number
  title: string
  summary: string | null
  /** ISO 8601. */
  start: string
  end: string | null
  location: string | null
  /** Absolute URL of its page. */
  url: string
}

type Calendar = { name: string; url: string; events: readonly CalendarEvent[]; madeAt: Date }

/** Characters that RFC 5545 3.3.11 does not allow in text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const FORBIDDEN_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

const text = (value: string | null) =>
  value?.replaceAll(/\r\n?/g, '\n').replaceAll(FORBIDDEN_CHARACTERS, '').trim() || null

/** The library does not escape a calendar's name. */
const escapeName = (value: string) => (text(value) ?? '').replaceAll('\n', ' ').replaceAll(/[\\;,]/g, '\\$&')

/**
 * Creates an iCalendar file (RFC 5545) with times in UTC. Each event has a stable UID, so that programs update it
 * instead of duplicating it.
 * @returns the file; events without a start are left out
 */
export function calendarFile({ events, madeAt, name, url }: Calendar): string {
  const { host } = new URL(url)
  const calendar = ical({ name: escapeName(name), prodId: { company: host, product: 'events', language: 'EN' }, url })
  for (const { databaseId, end, location, start, summary, title, ...event } of events) {
    const span = eventSpan({ start, end })
    if (!span) continue
    calendar.createEvent({
      id: `${databaseId}@${host}`,
      start: span.from,
      end: span.to,
      stamp: madeAt,
      summary: text(title) ?? '',
      description: text(summary),
      location: text(location),
      url: event.url,
    })
  }
  // The last line needs a line break too.
  return `${calendar.toString()}\r\n`
}

/** An entry for a whole day. */
export type AllDayEntry = {
  /** Unique on this site, and the same every time. */
  id: string
  /** YYYY-MM-DD, on the reader's own calendar. */
  day: string
  title: string
  lines: readonly string[]
}

type AllDayCalendar = { name: string; url: string; entries: readonly AllDayEntry[]; madeAt: Date }

/** How often programs are asked to fetch a calendar again, in seconds. */
const REFRESH_S = 60 * 60

/** Creates an iCalendar file (RFC 5545) of whole days, which have no time zone. They do not block the time. */
export function allDayCalendarFile({ entries, madeAt, name, url }: AllDayCalendar): string {
  const { host } = new URL(url)
  const prodId = { company: host, product: 'programs', language: 'EN' }
  const calendar = ical({ name: escapeName(name), prodId, ttl: REFRESH_S })
  for (const { day, id, lines, title } of entries) {
    calendar.createEvent({
      id: `${id}@${host}`,
      start: day,
      allDay: true,
      stamp: madeAt,
      summary: text(title) ?? '',
      description: text(lines.join('\n')),
      url,
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
    })
  }
  // The last line needs a line break too.
  return `${calendar.toString()}\r\n`
}

import ical, { ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator'
import { eventTexts } from '@/rules/events/event-texts'
import { type EventTimes, eventSpan } from '@/rules/events/event-times'

/** The public data of an event in a calendar. */
export type CalendarEvent = EventTimes & {
  databaseId: number
  title: string
  summary: string | null
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
 * Creates an iCalendar file (RFC 5545) with times in UTC, which programs show on the clock of where their user is. What
 * the clocks show at an event's place is in its description. Each event has a stable UID, so that programs update it instead
 * of duplicating it.
 * @returns the file; events without a start are left out
 */
export function calendarFile({ events, madeAt, name, url }: Calendar): string {
  const { host } = new URL(url)
  const calendar = ical({ name: escapeName(name), prodId: { company: host, product: 'events', language: 'EN' }, url })
  for (const { databaseId, location, summary, title, url: page, ...times } of events) {
    const span = eventSpan(times)
    if (!span) continue
    calendar.createEvent({
      id: `${databaseId}@${host}`,
      start: span.from,
      end: span.to,
      stamp: madeAt,
      summary: text(title) ?? '',
      description: text([summary, hoursAtPlace(times)].filter(Boolean).join('\n\n')),
      location: text(location),
      url: page,
    })
  }
  // The last line needs a line break too.
  return `${calendar.toString()}\r\n`
}

/** Day and hours of an event at its place; null where its time zone is not known. */
function hoursAtPlace(times: EventTimes): string | null {
  const texts = times.timeZone ? eventTexts(times, times.timeZone) : null
  return texts && [texts.day, texts.time.join(' ')].join(', ')
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

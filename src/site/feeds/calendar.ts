import ical from 'ical-generator'
import { eventSpan } from '@/rules/events/event-times'

/** What a calendar is told of an event: what everybody may see of it. */
export type CalendarEvent = {
  databaseId: number
  title: string
  summary: string | null
  /** ISO 8601. */
  start: string
  end: string | null
  location: string | null
  /** Full address of its page. */
  url: string
}

type Calendar = { name: string; url: string; events: readonly CalendarEvent[]; madeAt: Date }

/** What a line of text may not hold in a calendar: RFC 5545 3.3.11 knows no way to write it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const FORBIDDEN_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

const text = (value: string | null) =>
  value?.replaceAll(/\r\n?/g, '\n').replaceAll(FORBIDDEN_CHARACTERS, '').trim() || null

/** The library writes a calendar's name as it is given. */
const escapeName = (value: string) => (text(value) ?? '').replaceAll('\n', ' ').replaceAll(/[\\;,]/g, '\\$&')

/**
 * Events as a calendar that other programs read: UTC, and for each a UID that stays, so that one which was kept is
 * changed and not doubled. RFC 5545.
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
  // Every line ends in a line break, the last one too.
  return `${calendar.toString()}\r\n`
}

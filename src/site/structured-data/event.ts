import type { PostTypeWith } from '@/model/content-types'
import { isPlaceTimeZone } from '@/rules/events/time-zones'
import { withOffset } from '@/rules/local-time'
import { accessFields, type BuilderInput, organization, thing } from './builder-input'

/**
 * schema.org/Event with date and place, in the time zone of the place if it is known. Without offers, whose price is a
 * number: that of an event is a text.
 */
export function event(input: BuilderInput<PostTypeWith<{ structuredData: 'event' }>>): Record<string, unknown> {
  const { doc, url } = input
  const { timeZone } = doc
  const written = (moment: string | null | undefined) =>
    moment && isPlaceTimeZone(timeZone) ? withOffset(timeZone, moment) : (moment ?? undefined)
  return {
    ...thing('Event', input),
    startDate: written(doc.eventDate),
    endDate: written(doc.eventEnd),
    eventStatus: 'https://schema.org/EventScheduled',
    ...place(doc.location, url),
    organizer: organization(input),
    ...accessFields(doc),
  }
}

function place(location: string | null | undefined, url: string): Record<string, unknown> {
  if (!location) return {}
  if (isOnline(location)) {
    return {
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', name: location, url },
    }
  }
  return {
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: location, address: location },
  }
}

/** Matches the locations that editors write for online events. */
const isOnline = (location: string) => /^(?:online|zoom|live ?stream|webinar)\b/i.test(location.trim())

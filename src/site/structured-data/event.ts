import type { PostTypeWith } from '@/model/content-types'
import { accessFields, type BuilderInput, organization, thing } from './builder-input'

/** schema.org/Event with date and place; the price is on the booking page. */
export function event(input: BuilderInput<PostTypeWith<{ structuredData: 'event' }>>): Record<string, unknown> {
  const { doc, url } = input
  return {
    ...thing('Event', input),
    startDate: doc.eventDate,
    endDate: doc.eventEnd ?? undefined,
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

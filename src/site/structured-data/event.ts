import { freeOrNot, type Known, organization, thing } from './known'

/** schema.org/Event: when and where; what it costs is said where it is booked. DESIGN 7. */
export function event(known: Known<'events'>): Record<string, unknown> {
  const { doc, url } = known
  return {
    ...thing('Event', known),
    startDate: doc.eventDate,
    endDate: doc.eventEnd ?? undefined,
    eventStatus: 'https://schema.org/EventScheduled',
    ...place(doc.location, url),
    organizer: organization(known),
    ...freeOrNot(doc),
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

/** Editors write "Online", or what it takes place in. */
const isOnline = (location: string) => /^(?:online|zoom|live ?stream|webinar)\b/i.test(location.trim())

import { accessFields, type BuilderInput, organization, thing } from './builder-input'

/** schema.org/Event: when and where; what it costs is said where it is booked. DESIGN 7. */
export function event(input: BuilderInput<'events'>): Record<string, unknown> {
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

/** Editors write "Online", or what it takes place in. */
const isOnline = (location: string) => /^(?:online|zoom|live ?stream|webinar)\b/i.test(location.trim())

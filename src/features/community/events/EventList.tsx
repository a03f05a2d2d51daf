import { CalendarPlus } from 'lucide-react'
import { eventTimesOf, extraText } from '@/cards/parts/meta'
import type { PostCard } from '@/catalogue/cards.server'
import { TEXTS } from '@/rules/texts'
import { PageLink } from '@/ui/PageLink'
import { TextLink } from '@/ui/TextLink'
import { EventTime } from './EventTime.client'

/** The file of all events, which calendar programs can subscribe to. */
const FEED = '/events/feed.ics'

/** Events as a list: title, day and time, place, and a file for the calendar. Renders a `section`. */
export function EventList({ events }: { events: readonly PostCard[] }) {
  return (
    <section className="community-events" aria-labelledby="community-events">
      <h2 className="type-h4" id="community-events">
        Coming up
      </h2>
      {events.length === 0 ? (
        <p className="text-sm text-text-soft">Nothing is planned yet. New events appear here.</p>
      ) : (
        <ul>
          {events.map((event) => {
            const times = eventTimesOf(event)
            const place = extraText(event, 'location')
            return (
              <li key={event.databaseId}>
                <h3 className="font-semibold">
                  <PageLink className="link" href={event.uri ?? '/events/'}>
                    {event.title}
                  </PageLink>
                </h3>
                {times && <EventTime {...times} />}
                {place && <p>{place}</p>}
                <a className="link" href={`${FEED}?event=${event.databaseId}`} download>
                  <CalendarPlus className="size-4.5 flex-none" aria-hidden="true" />
                  {TEXTS.addToCalendar}
                  <span className="sr-only">: {event.title}</span>
                </a>
              </li>
            )
          })}
        </ul>
      )}
      <div className="flex flex-wrap gap-x-6">
        <TextLink href="/events/" arrow>
          All events
        </TextLink>
        <a className="link inline-flex min-h-touch items-center" href={FEED}>
          Subscribe to the calendar
        </a>
      </div>
    </section>
  )
}

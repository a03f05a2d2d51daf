import { CalendarPlus, type LucideIcon, MapPin, Ticket } from 'lucide-react'
import { LazyEventDateTime } from '@/features/events/LazyEventDateTime.client'
import { LazyUpcomingEventActions } from '@/features/events/LazyUpcomingEventActions.client'
import { isPlaceTimeZone } from '@/rules/events/time-zones'
import { RELATED_TEXTS } from '@/rules/page-texts/related'
import { TEXTS } from '@/rules/texts'
import { ExternalLinkButton } from '@/site/details/ExternalLinkButton'
import { ItemDetail } from '@/site/details/ItemDetail'
import type { DetailProps } from '@/site/details/props'
import { RelatedOfType } from '@/site/details/RelatedOfType'
import { button } from '@/ui/button-variants'

/** The page of an event: date, place and price, links to book and to add it to a calendar until it is over, text, other events. */
export function EventDetail(props: DetailProps<'events'>) {
  const { doc, row } = props.page
  const { bookingUrl, eventDate, eventEnd, location, price, timeZone } = doc
  // A draft, which is not validated, is previewed with any.
  const times = { start: eventDate, end: eventEnd, timeZone: isPlaceTimeZone(timeZone) ? timeZone : null }
  return (
    <>
      <ItemDetail
        {...props}
        facts={
          <LazyEventDateTime {...times}>
            <EventFact icon={MapPin} name="Place" text={location} />
            <EventFact icon={Ticket} name="Price" text={price} />
          </LazyEventDateTime>
        }
        action={
          <LazyUpcomingEventActions {...times}>
            {!props.locked && <ExternalLinkButton href={bookingUrl}>{TEXTS.bookPlace}</ExternalLinkButton>}
            <a className={button({ variant: 'plain' })} href={`/events/feed.ics?event=${row.databaseId}`} download>
              <CalendarPlus className="size-4.5 flex-none" aria-hidden="true" />
              {TEXTS.addToCalendar}
            </a>
          </LazyUpcomingEventActions>
        }
      />
      <RelatedOfType
        page={props.page}
        terms={props.terms}
        title={RELATED_TEXTS.relatedEvents}
        subtitle={RELATED_TEXTS.relatedEventsText}
        archive={{ title: RELATED_TEXTS.allEvents, url: '/events/' }}
      />
    </>
  )
}

/** Renders a `span`, or nothing without a text. */
function EventFact({ icon: Icon, name, text }: { icon: LucideIcon; name: string; text: string | null | undefined }) {
  if (!text) return null
  return (
    <span className="event-fact">
      <Icon className="size-4.5 flex-none text-text-quiet" aria-hidden="true" />
      <span className="sr-only">{`${name}: `}</span>
      {text}
    </span>
  )
}

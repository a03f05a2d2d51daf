import { CalendarPlus, MapPin } from 'lucide-react'
import { TEXTS } from '@/rules/texts'
import { ExternalLinkButton } from '@/site/details/ExternalLinkButton'
import { ItemDetail } from '@/site/details/ItemDetail'
import type { DetailProps } from '@/site/details/props'
import { button } from '@/ui/button-variants'
import { LazyEventDateTime } from './LazyEventDateTime.client'
import { LazyUpcomingEventActions } from './LazyUpcomingEventActions.client'

/** The page of an event: date and place, links to book and to add it to a calendar until it is over, text. */
export function EventDetail(props: DetailProps<'events'>) {
  const { bookingUrl, eventDate, eventEnd, location } = props.page.doc
  const times = { start: eventDate, end: eventEnd }
  return (
    <ItemDetail
      {...props}
      byline={
        <>
          <LazyEventDateTime {...times} />
          {location && (
            <p className="flex items-center gap-2 text-lg">
              <MapPin className="size-5 flex-none text-text-quiet" aria-hidden="true" />
              <span className="sr-only">Place: </span>
              {location}
            </p>
          )}
        </>
      }
      action={
        <LazyUpcomingEventActions {...times}>
          {!props.locked && <ExternalLinkButton href={bookingUrl}>{TEXTS.bookPlace}</ExternalLinkButton>}
          <a
            className={button({ variant: 'plain' })}
            href={`/events/feed.ics?event=${props.page.row.databaseId}`}
            download
          >
            <CalendarPlus className="size-4.5 flex-none" aria-hidden="true" />
            {TEXTS.addToCalendar}
          </a>
        </LazyUpcomingEventActions>
      }
    />
  )
}

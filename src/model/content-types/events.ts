import type { Event } from '@/payload-types'
import type { ContentTypeRecord } from './content-type'

/** Events. Date, place and price are open; the booking link is for those whose plan pays for the place. */
export const events = {
  folder: '/events/',
  one: 'Event',
  many: 'Events',
  icon: 'calendarDays',
  light: 'noon',
  joinPurpose: 'to see',
  fallbackPicture: 'article',
  favoritable: true,
  inPostsGrid: true,
  inFeaturedPosts: true,
  structuredData: 'event',
  openFields: ['eventDate', 'eventEnd', 'location', 'price', 'timeZone'],
} as const satisfies ContentTypeRecord<Event>

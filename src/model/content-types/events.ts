import type { Event } from '@/payload-types'
import type { ContentTypeRecord } from './content-type'

/** Events. Date and place are open; the booking link is for those whose plan pays for the place. */
export const events = {
  folder: '/events/',
  one: 'Event',
  many: 'Events',
  icon: 'calendarDays',
  light: 'noon',
  joinPurpose: 'to see',
  fallbackPicture: 'article',
  canShowFirstLines: true,
  favoritable: true,
  inPostsGrid: true,
  inFeaturedPosts: true,
  structuredData: 'event',
  openFields: ['eventDate', 'eventEnd', 'location', 'timeZone'],
} as const satisfies ContentTypeRecord<Event>

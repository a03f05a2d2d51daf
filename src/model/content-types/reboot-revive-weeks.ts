import type { RebootReviveWeek } from '@/payload-types'
import type { ContentTypeRecord } from './content-type'

/** Weeks of the reboot and revive program, each for one season. */
export const rebootReviveWeeks = {
  folder: '/reboot-revive/',
  one: 'Reboot week',
  many: 'Reboot and revive weeks',
  icon: 'calendarDays',
  light: 'noon',
  joinPurpose: 'to see',
  fallbackPicture: 'article',
  favoritable: true,
  inPostsGrid: true,
  inFeaturedPosts: false,
  structuredData: 'article',
  openFields: ['season', 'weekLabel'],
} as const satisfies ContentTypeRecord<RebootReviveWeek>

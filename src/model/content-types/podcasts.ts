import type { Podcast } from '@/payload-types'
import type { ContentTypeRecord } from './content-type'

/** Episodes, with a recording of their own, links to podcast services, or both. */
export const podcasts = {
  folder: '/podcasts/',
  one: 'Podcast',
  many: 'Podcasts',
  icon: 'mic',
  light: 'dusk',
  joinPurpose: 'to listen to',
  fallbackPicture: 'meditation',
  canHaveComments: true,
  favoritable: true,
  hasVideo: true,
  inPostsGrid: true,
  inFeaturedPosts: true,
  countedAs: 'podcasts',
  structuredData: 'episode',
  openFields: ['duration', 'trailer'],
} as const satisfies ContentTypeRecord<Podcast>

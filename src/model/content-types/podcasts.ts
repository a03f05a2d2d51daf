import type { Podcast } from '@/payload-types'
import type { ContentTypeRecord } from './content-type'

/** Episodes, which podcast services host: their links are for those whose plan includes them. */
export const podcasts = {
  folder: '/podcasts/',
  one: 'Podcast',
  many: 'Podcasts',
  icon: 'mic',
  light: 'dusk',
  joinPurpose: 'to listen to',
  fallbackPicture: 'meditation',
  canHaveComments: true,
  canShowFirstLines: true,
  favoritable: true,
  inPostsGrid: true,
  inFeaturedPosts: true,
  countedAs: 'podcasts',
  structuredData: 'episode',
  openFields: ['duration'],
  columns: (doc) => ({
    duration: doc.duration,
    extras: {
      applePodcastsLink: doc.applePodcastsLink,
      spotifyLink: doc.spotifyLink,
      youtubeLink: doc.youtubeLink,
    },
  }),
} as const satisfies ContentTypeRecord<Podcast>

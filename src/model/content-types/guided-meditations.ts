import type { GuidedMeditation } from '@/payload-types'
import type { ContentTypeRecord } from './content-type'

/** Meditations to listen to or watch. */
export const guidedMeditations = {
  folder: '/meditations/',
  one: 'Guided meditation',
  many: 'Guided meditations',
  icon: 'moon',
  light: 'dusk',
  joinPurpose: 'to listen to',
  fallbackPicture: 'meditation',
  canHaveComments: true,
  canBeTried: true,
  favoritable: true,
  hasVideo: true,
  inPostsGrid: false,
  inFeaturedPosts: true,
  countedAs: 'meditations',
  structuredData: 'video',
  openFields: ['duration', 'trailer'],
} as const satisfies ContentTypeRecord<GuidedMeditation>

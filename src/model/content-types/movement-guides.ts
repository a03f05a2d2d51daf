import type { MovementGuide } from '@/payload-types'
import type { ContentTypeRecord } from './content-type'

/** Movement videos with their guide, which the weekly schedule shows too. */
export const movementGuides = {
  folder: '/movements/',
  one: 'Movement guide',
  many: 'Movement guides',
  icon: 'personStanding',
  light: 'noon',
  joinPurpose: 'to watch',
  fallbackPicture: 'movement',
  canHaveComments: true,
  canBeTried: true,
  favoritable: true,
  hasVideo: true,
  inPostsGrid: true,
  inFeaturedPosts: true,
  countedAs: 'movements',
  structuredData: 'video',
  openFields: ['level', 'duration', 'trailer'],
} as const satisfies ContentTypeRecord<MovementGuide>

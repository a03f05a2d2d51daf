import type { Masterclass } from '@/payload-types'
import type { ContentTypeRecord } from './content-type'

/** Classes with an expert, live or recorded, with their replays. */
export const masterclasses = {
  folder: '/masterclasses/',
  one: 'Masterclass',
  many: 'Masterclasses',
  icon: 'bookOpen',
  light: 'dusk',
  joinPurpose: 'to watch',
  fallbackPicture: 'movement',
  canHaveComments: true,
  canBeTried: true,
  favoritable: true,
  hasVideo: true,
  inPostsGrid: false,
  inFeaturedPosts: true,
  countedAs: 'masterclasses',
  structuredData: 'video',
  openFields: ['comesOn', 'duration', 'teacher', 'teacherImage', 'trailer'],
} as const satisfies ContentTypeRecord<Masterclass>

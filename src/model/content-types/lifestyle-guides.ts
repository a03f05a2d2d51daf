import type { LifestyleGuide } from '@/payload-types'
import type { ContentTypeRecord } from './content-type'

/** Guides of the six-week reset; some have a video. */
export const lifestyleGuides = {
  folder: '/the-ebs-method/6wr/lg/',
  one: 'Lifestyle guide',
  many: 'Lifestyle guides',
  icon: 'sun',
  light: 'dusk',
  joinPurpose: 'to read',
  fallbackPicture: 'article',
  favoritable: true,
  hasVideo: true,
  inPostsGrid: true,
  inFeaturedPosts: false,
  structuredData: 'videoOrArticle',
  openFields: ['trailer'],
} as const satisfies ContentTypeRecord<LifestyleGuide>

import type { Press } from '@/payload-types'
import type { ContentTypeRecord } from './content-type'

/** Articles about us elsewhere, which a block shows. */
export const press = {
  folder: null,
  one: 'Press item',
  many: 'Press',
  icon: 'newspaper',
  light: 'dusk',
  joinPurpose: 'to read',
  fallbackPicture: 'article',
  favoritable: false,
  inPostsGrid: false,
  inFeaturedPosts: false,
  structuredData: null,
  openFields: ['pressUrl', 'pressDate', 'pressLanguage'],
} as const satisfies ContentTypeRecord<Press>

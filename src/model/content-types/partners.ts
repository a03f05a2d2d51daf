import type { Partner } from '@/payload-types'
import type { ContentTypeRecord } from './content-type'

/** Media partners, whose logos a block shows. */
export const partners = {
  folder: null,
  one: 'Partner',
  many: 'Partners',
  icon: 'gift',
  light: 'noon',
  joinPurpose: 'to see',
  fallbackPicture: null,
  favoritable: false,
  inPostsGrid: false,
  inFeaturedPosts: false,
  structuredData: null,
  openFields: ['partnerUrl'],
} as const satisfies ContentTypeRecord<Partner>

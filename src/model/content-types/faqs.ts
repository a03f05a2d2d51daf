import type { Faq } from '@/payload-types'
import type { ContentTypeRecord } from './content-type'

/** Questions and their answers, which blocks show. */
export const faqs = {
  folder: null,
  one: 'Question',
  many: 'Questions',
  icon: 'leaf',
  light: 'noon',
  joinPurpose: 'to read',
  fallbackPicture: null,
  favoritable: false,
  inPostsGrid: false,
  inFeaturedPosts: false,
  structuredData: null,
  openFields: ['body', 'bodyHtml'],
} as const satisfies ContentTypeRecord<Faq>

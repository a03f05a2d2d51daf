import type { Testimonial } from '@/payload-types'
import type { ContentTypeRecord } from './content-type'

/** Quotes from members. Their text is open to all, whatever their plan. */
export const testimonials = {
  folder: '/ebs-testimonials/',
  one: 'Testimonial',
  many: 'Testimonials',
  icon: 'quote',
  light: 'morning',
  joinPurpose: 'to read',
  fallbackPicture: null,
  favoritable: false,
  inPostsGrid: false,
  inFeaturedPosts: false,
  structuredData: 'review',
  openFields: ['firstName', 'profession', 'positiveExperience', 'positiveExperienceHtml', 'body', 'bodyHtml'],
} as const satisfies ContentTypeRecord<Testimonial>

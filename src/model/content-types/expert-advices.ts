import type { ExpertAdvice } from '@/payload-types'
import type { ContentTypeRecord } from './content-type'

/** Advice on a condition. */
export const expertAdvices = {
  folder: '/expert-advices/',
  one: 'Advice page',
  many: 'Advice pages',
  tabLabel: 'Expert Advices',
  icon: 'leaf',
  light: 'noon',
  joinPurpose: 'to read',
  fallbackPicture: 'article',
  canHaveComments: true,
  favoritable: true,
  inPostsGrid: true,
  inFeaturedPosts: true,
  structuredData: 'article',
  sharedAsArticle: true,
  openFields: ['reviewer', 'reviewerImage'],
} as const satisfies ContentTypeRecord<ExpertAdvice>

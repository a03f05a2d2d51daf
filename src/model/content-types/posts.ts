import type { Post } from '@/payload-types'
import type { ContentTypeRecord } from './content-type'

/** Articles of the blog. */
export const posts = {
  folder: '/ebs-blog/',
  one: 'Article',
  many: 'Articles',
  tabLabel: 'Blog posts',
  icon: 'bookOpen',
  light: 'morning',
  joinPurpose: 'to read',
  fallbackPicture: 'article',
  canHaveComments: true,
  favoritable: true,
  inPostsGrid: true,
  inFeaturedPosts: true,
  structuredData: 'article',
  sharedAsArticle: true,
  openFields: ['author'],
} as const satisfies ContentTypeRecord<Post>

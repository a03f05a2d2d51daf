import type { Page } from '@/payload-types'
import type { ContentTypeRecord } from './content-type'

/** Pages that editors compose of blocks. Their address follows from their parents instead of the folder. */
export const pages = {
  folder: '/',
  one: 'Page',
  many: 'Pages',
  tabLabel: 'Expert Advices',
  icon: 'sun',
  light: 'morning',
  joinPurpose: 'to read',
  fallbackPicture: 'article',
  favoritable: false,
  inPostsGrid: false,
  inFeaturedPosts: false,
  structuredData: null,
  openFields: [],
} as const satisfies ContentTypeRecord<Page>

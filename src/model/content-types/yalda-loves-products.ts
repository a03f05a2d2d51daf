import type { YaldaLovesProduct } from '@/payload-types'
import type { ContentTypeRecord } from './content-type'

/** Products worth recommending, which other shops sell. */
export const yaldaLovesProducts = {
  folder: '/yalda-loves/',
  one: 'Product',
  many: 'Products',
  icon: 'gift',
  light: 'morning',
  joinPurpose: 'to see',
  fallbackPicture: 'article',
  favoritable: true,
  inPostsGrid: true,
  inFeaturedPosts: false,
  structuredData: 'product',
  openFields: ['brand', 'price', 'productUrl'],
} as const satisfies ContentTypeRecord<YaldaLovesProduct>

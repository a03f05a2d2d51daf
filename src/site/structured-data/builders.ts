import type { PostTypeWith } from '@/model/content-types'
import type { StructuredDataKind } from '@/model/content-types/content-type'
import { article, product, review } from './article-review-product'
import type { BuilderInput } from './builder-input'
import { episode } from './episode'
import { event } from './event'
import { video } from './video'

type Builders = {
  [Kind in StructuredDataKind]: (input: BuilderInput<PostTypeWith<{ structuredData: Kind }>>) => Record<string, unknown>
}

/** The structured data builders. Each takes the documents of all types whose record names it. */
export const BUILDERS: Builders = {
  article,
  video,
  videoOrArticle: (input) => (input.hasVideo ? video(input) : article(input)),
  episode,
  review,
  event,
  product,
}

import type { PostType } from '@/model/post-types'
import { article, product, review } from './article-review-product'
import type { BuilderInput } from './builder-input'
import { episode } from './episode'
import { event } from './event'
import { video } from './video'

type Builders = { [T in PostType]: ((input: BuilderInput<T>) => Record<string, unknown>) | null }

/**
 * Structured data builders by type. Null: recipes create it from their page's data, pages from their blocks (FAQPage),
 * and the other types have no page. A missing one is a type error.
 */
export const BUILDERS: Builders = {
  pages: null,
  recipes: null,
  movementGuides: video,
  guidedMeditations: video,
  masterclasses: video,
  podcasts: episode,
  posts: article,
  testimonials: review,
  faqs: null,
  events: event,
  expertAdvices: article,
  lifestyleGuides: (input) => (input.hasVideo ? video(input) : article(input)),
  rebootReviveWeeks: article,
  yaldaLovesProducts: product,
  press: null,
  partners: null,
}

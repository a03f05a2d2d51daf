import type { PostType } from '@/catalogue/post-types'
import { article, product, review } from './article-review-product'
import type { BuilderInput } from './builder-input'
import { episode } from './episode'
import { event } from './event'
import { video } from './video'

type Builders = { [T in PostType]: ((input: BuilderInput<T>) => Record<string, unknown>) | null }

/**
 * What search engines learn of an item on its page. DESIGN 7. Null: recipes say it themselves, with what their page
 * has read; pages by their blocks (FAQPage); the others have no page. A missing line does not compile.
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

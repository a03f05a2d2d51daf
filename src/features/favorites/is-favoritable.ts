import type { PostType } from '@/model/post-types'

/**
 * The types whose items can be favorites: content that members come back to. Typed so that a missing type does not
 * compile.
 */
const FAVORITABLE = {
  pages: false,
  recipes: true,
  movementGuides: true,
  guidedMeditations: true,
  masterclasses: true,
  podcasts: true,
  posts: true,
  testimonials: false,
  faqs: false,
  events: true,
  expertAdvices: true,
  lifestyleGuides: true,
  rebootReviveWeeks: true,
  yaldaLovesProducts: true,
  press: false,
  partners: false,
} as const satisfies Record<PostType, boolean>

/** Whether items of a type can be favorites. */
export const isFavoritable = (postType: PostType): boolean => FAVORITABLE[postType]

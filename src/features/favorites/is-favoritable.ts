import type { PostType } from '@/catalogue/post-types'

/**
 * Whether a person would look for one among their favorites. What the site says of itself (pages, questions, voices,
 * press and partners) has no heart. A missing line does not compile. SPEC 2.2, 6.
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

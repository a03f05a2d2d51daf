/**
 * Every published type of content: its collection (the same name), the folder of its URLs, and its labels. A new type
 * needs a row here, a collection, a row builder and a detail page; the compiler reports a missing one.
 *
 * `folder` is null for a type without its own pages, which is shown only inside others.
 */
export const POST_TYPES = {
  pages: { folder: '/', one: 'Page', many: 'Pages' },
  recipes: { folder: '/recipes/', one: 'Recipe', many: 'Recipes' },
  movementGuides: { folder: '/movements/', one: 'Movement guide', many: 'Movement guides' },
  guidedMeditations: { folder: '/meditations/', one: 'Guided meditation', many: 'Guided meditations' },
  masterclasses: { folder: '/masterclasses/', one: 'Masterclass', many: 'Masterclasses' },
  podcasts: { folder: '/podcasts/', one: 'Podcast', many: 'Podcasts' },
  posts: { folder: '/ebs-blog/', one: 'Article', many: 'Articles' },
  testimonials: { folder: '/ebs-testimonials/', one: 'Testimonial', many: 'Testimonials' },
  faqs: { folder: null, one: 'Question', many: 'Questions' },
  events: { folder: '/events/', one: 'Event', many: 'Events' },
  expertAdvices: { folder: '/expert-advices/', one: 'Expert advice', many: 'Expert advices' },
  lifestyleGuides: { folder: '/the-ebs-method/6wr/lg/', one: 'Lifestyle guide', many: 'Lifestyle guides' },
  rebootReviveWeeks: { folder: '/reboot-revive/', one: 'Reboot week', many: 'Reboot and revive weeks' },
  yaldaLovesProducts: { folder: '/yalda-loves/', one: 'Product', many: 'Products Yalda loves' },
  press: { folder: null, one: 'Press item', many: 'Press' },
  partners: { folder: null, one: 'Partner', many: 'Partners' },
} as const satisfies Record<string, { folder: string | null; one: string; many: string }>

export type PostType = keyof typeof POST_TYPES

/** Narrows outside data to a post type. */
export function isPostType(value: unknown): value is PostType {
  return typeof value === 'string' && Object.hasOwn(POST_TYPES, value)
}

/** The types that have a video. */
export const VIDEO_TYPES = [
  'movementGuides',
  'guidedMeditations',
  'masterclasses',
  'lifestyleGuides',
] as const satisfies PostType[]
export type VideoType = (typeof VIDEO_TYPES)[number]

/** Narrows outside data to a type that has a video. */
export function isVideoType(value: unknown): value is VideoType {
  return VIDEO_TYPES.some((type) => type === value)
}

/** The filter of a list of posts by type, instead of by the categories of one type. */
export const BY_TYPE = 'types'

/** Labels of tabs and search results that differ from the type's plural. */
const OTHER_LABELS: Partial<Record<PostType, string>> = { posts: 'Blog posts', pages: 'Expert Advices' }

/** The label of a type in tabs and search results. */
export const labelOf = (postType: PostType): string => OTHER_LABELS[postType] ?? POST_TYPES[postType].many

/**
 * The public path of an item that is not a nested page.
 * @returns path with a trailing slash; null for a type without pages of its own
 */
export function itemUri(postType: Exclude<PostType, 'pages'>, slug: string): string | null {
  const { folder } = POST_TYPES[postType]
  return folder === null ? null : `${folder}${slug}/`
}

/**
 * The public path of a page, from the slugs of its ancestors and its own, top first. The top page `home` is the front
 * page.
 */
export function pageUri(slugs: readonly string[]): string {
  return slugs.length === 1 && slugs[0] === 'home' ? '/' : `/${slugs.join('/')}/`
}

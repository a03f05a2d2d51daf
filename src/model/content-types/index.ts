import type { ContentTypeRecord } from './content-type'
import { events } from './events'
import { expertAdvices } from './expert-advices'
import { faqs } from './faqs'
import { guidedMeditations } from './guided-meditations'
import { lifestyleGuides } from './lifestyle-guides'
import { masterclasses } from './masterclasses'
import { movementGuides } from './movement-guides'
import { pages } from './pages'
import { partners } from './partners'
import { podcasts } from './podcasts'
import { posts } from './posts'
import { press } from './press'
import { rebootReviveWeeks } from './reboot-revive-weeks'
import { recipes } from './recipes'
import { testimonials } from './testimonials'
import { yaldaLovesProducts } from './yalda-loves-products'

/**
 * Every type of content by the slug of its collection, in the order of the admin. A new type is a record, a line here
 * and a collection (docs/architecture.md#a-type-of-content).
 */
export const CONTENT_TYPES = {
  pages,
  recipes,
  movementGuides,
  guidedMeditations,
  masterclasses,
  podcasts,
  posts,
  testimonials,
  faqs,
  events,
  expertAdvices,
  lifestyleGuides,
  rebootReviveWeeks,
  yaldaLovesProducts,
  press,
  partners,
} as const satisfies Record<string, ContentTypeRecord>

type ContentTypes = typeof CONTENT_TYPES

export type PostType = keyof ContentTypes

/** The types whose records have these facts, such as `PostTypeWith<{ hasVideo: true }>`. */
export type PostTypeWith<Facts> = {
  [Type in PostType]: ContentTypes[Type] extends Facts ? Type : never
}[PostType]

/** Narrows outside data to a post type. */
export function isPostType(value: unknown): value is PostType {
  return typeof value === 'string' && Object.hasOwn(CONTENT_TYPES, value)
}

/** All types, in the order of the admin. */
export const POST_TYPES: readonly PostType[] = Object.keys(CONTENT_TYPES).filter(isPostType)

/** The record of a type, with the facts that only some types have. */
export const contentTypeOf = (postType: PostType): ContentTypeRecord => CONTENT_TYPES[postType]

/** The types with pages of their own. */
export const TYPES_WITH_PAGES = POST_TYPES.filter((postType) => CONTENT_TYPES[postType].folder !== null)

export type VideoType = PostTypeWith<{ hasVideo: true }>

/** Narrows outside data to a type that has a video. */
export function isVideoType(value: unknown): value is VideoType {
  return isPostType(value) && contentTypeOf(value).hasVideo === true
}

/** The types that have a video. */
export const VIDEO_TYPES: readonly VideoType[] = POST_TYPES.filter(isVideoType)

/** The filter of a list of posts by type, instead of by the categories of one type. */
export const BY_TYPE = 'types'

/** The label of a type in tabs and search results. */
export const labelOf = (postType: PostType): string => contentTypeOf(postType).tabLabel ?? CONTENT_TYPES[postType].many

/** Whether items of a type can be favorites. */
export const isFavoritable = (postType: PostType): boolean => CONTENT_TYPES[postType].favoritable

/**
 * The public path of an item that is not a nested page.
 * @returns path with a trailing slash; null for a type without pages of its own
 */
export function itemUri(postType: Exclude<PostType, 'pages'>, slug: string): string | null {
  const { folder } = CONTENT_TYPES[postType]
  return folder === null ? null : `${folder}${slug}/`
}

/**
 * The public path of a page, from the slugs of its ancestors and its own, top first. The top page `home` is the front
 * page.
 */
export function pageUri(slugs: readonly string[]): string {
  return slugs.length === 1 && slugs[0] === 'home' ? '/' : `/${slugs.join('/')}/`
}

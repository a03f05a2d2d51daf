const MAX_SLUG_CHARS = 80

/**
 * The last part of a topic's address.
 * @param title in any script
 * @returns lower case letters, digits and single hyphens; "topic" for a title without any of them
 */
export function topicSlug(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_SLUG_CHARS)
    .replace(/-+$/, '')
  return slug || 'topic'
}

/** The address of a board's page. */
export const boardUri = (board: string): string => `/community/${board}/`

/** The address of a topic's page. */
export const topicUri = (board: string, slug: string): string => `/community/${board}/${slug}/`

/** The address of the topics that have some words. */
export const topicSearchUri = (words: string): string => `/community/?${new URLSearchParams({ q: words })}`

/** The anchor of the comments on the page of an item. */
export const COMMENTS_ANCHOR = 'comments'

/** The address that leads to a post, on whichever page of its topic it is. */
export const postUri = (post: number): string => `/community/p/${post}`

/** The address of a comment. @param item the address of the page that it is on */
export const commentUri = (item: string, post: number): string => `${item}#post-${post}`

/** The address of a picture in a post. @param file its unguessable name */
export const communityPictureUrl = (file: string): string => `/cms/api/forumPictures/file/${file}`

import { LIMITS } from '../limits'

/** Pages of a list, at least one: an empty list has an empty first page. */
const pageCount = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage))

/** Whether a list has a page. @param page from 1 on */
export const hasPage = (page: number, total: number, perPage: number): boolean =>
  Number.isSafeInteger(page) && page >= 1 && page <= pageCount(total, perPage)

/** The page of a topic on which a post is. @param position of the post in its topic, from 1 on */
export const pageOfPost = (position: number): number => Math.max(1, Math.ceil(position / LIMITS.forumPostsPerPage))

/** The positions on a page of a topic: above the first number, up to the second. */
export const positionsOfPage = (page: number): [above: number, upTo: number] => [
  (page - 1) * LIMITS.forumPostsPerPage,
  page * LIMITS.forumPostsPerPage,
]

/** The positions on a page of a list that begins with the last position: above the first number, up to the second. */
export const positionsFromEnd = (page: number, last: number): [above: number, upTo: number] => [
  last - page * LIMITS.forumPostsPerPage,
  last - (page - 1) * LIMITS.forumPostsPerPage,
]

/** The last page of a topic, on which its author sees a post that waits for approval. */
export const lastPage = (total: number): number => pageCount(total, LIMITS.forumPostsPerPage)

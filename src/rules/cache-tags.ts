/**
 * Cache tags. A read records the tags of what it has read, a change expires the tags of what it has changed. Both
 * sides must use the same strings, so all tags are built here.
 */

/** Any document of a collection: for reads that a new document would also change, such as lists. */
export const typeTag = (collection: string) => `type:${collection}`

/** One document, published or not, by the id of its own table. */
export const docTag = (collection: string, id: number | string) => `doc:${collection}:${id}`

/** One item by its databaseId, which is unique across all types. */
export const itemTag = (databaseId: number) => `item:${databaseId}`

/** The document that is published at a path. @param uri canonical, with its trailing slash */
export const pathTag = (uri: string) => `path:${uri}`

/** Every render of one page, for every audience. @param path without a trailing slash, except "/" */
export const pageTag = (path: string) => `page:${path}`

export const globalTag = (slug: string) => `global:${slug}`

/** The categories of one taxonomy. */
export const taxonomyTag = (taxonomy: string) => `taxonomy:${taxonomy}`

/** What changes at a time, as when a block appears on a date. */
export const timeTag = (at: Date) => `time:${at.toISOString()}`

/** What members think of recipes, by item: for `docTags`. */
export const RATING_SUMMARIES = 'ratingSummaries'

/** The comments on one item, as its page shows them. */
export const commentsTag = (databaseId: number) => `comments:${databaseId}`

/** How many comments there are, by item: for `docTags`. */
export const COMMENT_COUNTS = 'commentCounts'

/** The latest topics of the community. */
export const RECENT_TOPICS_TAG = 'recent topics'

/** Every page of the community: for the settings of its boards, and for what moderators do. */
export const COMMUNITY_TAG = 'community'

/** The lists that show the topics of one board. */
export const boardTag = (id: number) => `board:${id}`

/** The pages of one topic. */
export const topicTag = (id: number) => `topic:${id}`

/** The titles and addresses of all topics, as the search index and the sitemap have them. */
export const TOPICS_TAG = typeTag('forumTopics')

/** Reads of more documents record their collection instead, so that no list carries thousands of tags. */
const MAX_DOCUMENT_TAGS = 128

/** The tags of a read of documents by id. Missing ids are included: they may be published later. */
export function docTags(collection: string, ids: readonly (number | string)[]): string[] {
  return ids.length > MAX_DOCUMENT_TAGS ? [typeTag(collection)] : ids.map((id) => docTag(collection, id))
}

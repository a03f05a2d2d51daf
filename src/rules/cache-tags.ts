/**
 * The names of what pages, lists and answers are made from. A read records the tags of what it has read, a change
 * expires the tags of what it has changed: both sides must spell them alike, so they are spelled here alone.
 */

/** Any document of a collection: for reads that a new document would change too, such as lists. */
export const typeTag = (collection: string) => `type:${collection}`

/** One document, published or not, by the id of its own table. */
export const docTag = (collection: string, id: number | string) => `doc:${collection}:${id}`

/** One item by its number across all types. */
export const itemTag = (databaseId: number) => `item:${databaseId}`

/** What is published at an address. @param uri canonical, with its trailing slash */
export const pathTag = (uri: string) => `path:${uri}`

/** Every render of one page, whatever it reads and whoever it is for. @param path without a trailing slash, but for "/" */
export const pageTag = (path: string) => `page:${path}`

export const globalTag = (slug: string) => `global:${slug}`

/** The categories that items of one type can have. */
export const taxonomyTag = (taxonomy: string) => `taxonomy:${taxonomy}`

/** What members think of one recipe. */
export const ratingsTag = (databaseId: number) => `ratings:${databaseId}`

/** More documents than this are recorded as their collection, so that no list holds a tag for each of thousands. */
const MAX_DOCUMENT_TAGS = 128

/** The tags of a read of some documents by id. Ids that are missing count too: they may be published later. */
export function docTags(collection: string, ids: readonly (number | string)[]): string[] {
  return ids.length > MAX_DOCUMENT_TAGS ? [typeTag(collection)] : ids.map((id) => docTag(collection, id))
}

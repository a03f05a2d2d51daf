import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { COMMUNITY_TAG, docTag, globalTag, TOPICS_TAG, taxonomyTag, typeTag } from '@/rules/cache-tags'
import { bridge } from '@/runtime/bridge'
import { afterCommit } from '../database/after-commit'

/** Expires everything cached under these tags, once the change has committed. Only hooks call it. */
export async function revalidate(req: PayloadRequest, tags: readonly string[]): Promise<void> {
  await afterCommit(req, () => bridge().server?.expire(tags))
}

/** For collections that pages read as a whole: any change expires everything that was made from them. */
export const revalidateAfterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await revalidate(req, [typeTag(collection.slug), docTag(collection.slug, doc.id)])
  return doc
}

export const revalidateAfterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await revalidate(req, [typeTag(collection.slug), docTag(collection.slug, id)])
}

/** For collections that are only read by id, such as pictures: a new document expires only what has asked for its id. */
export const revalidateDocument: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const own = docTag(collection.slug, doc.id)
  await revalidate(req, operation === 'create' ? [own] : [own, typeTag(collection.slug)])
  return doc
}

/** Categories are read by their content type. One that changes its type changes both lists. */
export const revalidateTaxonomyAfterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  await revalidate(req, taxonomyTags(doc, previousDoc))
  return doc
}

export const revalidateTaxonomyAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await revalidate(req, taxonomyTags(doc))
}

function taxonomyTags(...docs: ({ taxonomy?: unknown } | undefined)[]): string[] {
  const taxonomies = docs.map((doc) => doc?.taxonomy).filter((taxonomy) => typeof taxonomy === 'string')
  return [typeTag('categories'), ...taxonomies.map(taxonomyTag)]
}

/** A board's plan decides about all pages that show its topics, so every page of the community expires. */
export const revalidateCommunity = (req: PayloadRequest): Promise<void> =>
  revalidate(req, [COMMUNITY_TAG, TOPICS_TAG, typeTag('forumBoards')])

export const revalidateCommunityAfterChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  await revalidateCommunity(req)
  return doc
}

export const revalidateCommunityAfterDelete: CollectionAfterDeleteHook = ({ req }) => revalidateCommunity(req)

/** A draft of a global changes nothing on the site. */
export const revalidateGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (doc._status !== 'draft') await revalidate(req, [globalTag(global.slug)])
  return doc
}

import type { CollectionAfterChangeHook, CollectionSlug, GlobalAfterChangeHook } from 'payload'
import { titleOf } from '../documents/document'
import { settleRequest } from './requests'
import { globalTitle } from './reviewed'

/** Publishing approves what waits for a review; the trash ends it. */
export const settleReview: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const isPublished = doc._status === 'published'
  if (operation === 'create' || (!isPublished && !doc.deletedAt)) return doc
  const reviewed = { entity: collection.slug as CollectionSlug, docId: Number(doc.id), title: titleOf(collection, doc) }
  await settleRequest(req, reviewed, isPublished ? 'approved' : 'dropped')
  return doc
}

/** As {@link settleReview}, for a global. */
export const settleGlobalReview: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (doc._status === 'published') {
    await settleRequest(req, { entity: global.slug, docId: 0, title: globalTitle(global) }, 'approved')
  }
  return doc
}

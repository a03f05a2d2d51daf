import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { shared } from '@/server/shared'
import { afterCommit } from '../database/after-commit'

/**
 * Drops every page made from these tags, once the change has committed. The one
 * function that does so; hooks alone call it. DESIGN 4.3.
 */
export async function revalidate(req: PayloadRequest, tags: readonly string[]): Promise<void> {
  await afterCommit(req, () => shared().server?.expire(tags))
}

/** For collections that pages read as a whole: any change refreshes all that used them. */
export const refreshAfterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await revalidate(req, [`type:${collection.slug}`])
  return doc
}

export const refreshAfterDelete: CollectionAfterDeleteHook = async ({ collection, req }) => {
  await revalidate(req, [`type:${collection.slug}`])
}

export const refreshGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  await revalidate(req, [`global:${global.slug}`])
  return doc
}

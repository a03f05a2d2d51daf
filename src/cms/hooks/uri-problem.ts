import type { PayloadRequest } from 'payload'
import type { PostType } from '@/model/content-types'
import type { UriFields } from '../fields/slug'
import { uriOf } from '../published-rows'
import { uriConflict } from './sync-catalogue'

/**
 * Why a document cannot be published at the address of its current form values. The catalogue refuses it on save
 * (sync-catalogue.ts); the form makes the same check, so that the message stays while the form validates again.
 * @returns the message for the editor; null if the address is free
 */
export async function uriProblem(
  req: PayloadRequest,
  postType: PostType,
  { databaseId, parent, slug }: UriFields,
): Promise<string | null> {
  const uri = await uriOf(req, postType, { slug, parent: typeof parent === 'number' ? parent : null })
  // A new document has no number yet, so any item at the address is another one.
  return uriConflict(req, { databaseId: typeof databaseId === 'number' ? databaseId : 0, uri })
}

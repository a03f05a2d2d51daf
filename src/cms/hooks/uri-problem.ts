import type { PayloadRequest } from 'payload'
import type { PostType } from '@/catalogue/post-types'
import type { UriFields } from '../fields/slug'
import { uriOf } from '../published-rows'
import { uriConflict } from './sync-catalogue'

/**
 * Why a document could not be published at the address that its form makes now. What refuses it is the catalogue
 * (sync-catalogue.ts); the form asks here, so that the reason stays at the field while the form is checked again.
 * @returns in words for the editor; null when the address is free
 */
export async function uriProblem(
  req: PayloadRequest,
  postType: PostType,
  { databaseId, parent, slug }: UriFields,
): Promise<string | null> {
  const uri = await uriOf(req, postType, { slug, parent: typeof parent === 'number' ? parent : null })
  // A new document has no number yet: any holder of the address is another.
  return uriConflict(req, { databaseId: typeof databaseId === 'number' ? databaseId : 0, uri })
}

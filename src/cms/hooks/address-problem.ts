import type { PayloadRequest } from 'payload'
import type { PostType } from '@/catalogue/post-types'
import type { AddressForm } from '../fields/slug'
import { uriOf } from '../published-rows'
import { whyTaken } from './sync-catalogue'

/**
 * Why a document could not be published at the address that its form makes now. What refuses it is the catalogue
 * (sync-catalogue.ts); the form asks here, so that the reason stays at the field while the form is checked again.
 * @returns in words for the editor; null when the address is free
 */
export async function addressProblem(
  req: PayloadRequest,
  postType: PostType,
  { databaseId, parent, slug }: AddressForm,
): Promise<string | null> {
  const uri = await uriOf(req, postType, { slug, parent: typeof parent === 'number' ? parent : null })
  // A new document has no number yet: any holder of the address is another.
  return whyTaken(req, { databaseId: typeof databaseId === 'number' ? databaseId : 0, uri })
}

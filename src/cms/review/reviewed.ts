import { APIError, type GlobalSlug, type PayloadRequest, type SanitizedGlobalConfig } from 'payload'
import { formatLabels } from 'payload/shared'
import { z } from 'zod'
import { rowIdParam } from '@/rules/schemas'
import { collectionOf, entitySchema, type Place, requireDocument } from '../documents/document'

/** In `custom` of the collections and globals that are reviewed before publishing. */
export const IS_REVIEWED = 'reviewed'

/** What is reviewed. A document that was never saved has the number 0, as a global has. */
export type Reviewed = Place & { title: string }

export const reviewedRef = z.object({
  entity: entitySchema,
  doc: z.union([z.literal([0, '0']).transform(() => 0), rowIdParam]),
})

/** Its path below the admin's route. */
export const pathOf = ({ docId, entity }: Place): string =>
  docId === 0 ? `/globals/${entity}` : `/collections/${entity}/${docId}`

/** The name of a global in the admin. */
export const globalTitle = ({ label, slug }: Pick<SanitizedGlobalConfig, 'label' | 'slug'>): string =>
  typeof label === 'string' ? label : formatLabels(slug).singular

/**
 * What a request is about, if the person may change it.
 * @throws APIError 403, 404
 */
export async function requireReviewed(
  req: PayloadRequest,
  { doc, entity }: z.infer<typeof reviewedRef>,
): Promise<Reviewed> {
  const refused = () => new APIError('Your role does not include this.', 403, null, true)
  if (doc > 0) {
    const document = await requireDocument(req, { doc, entity }, IS_REVIEWED)
    if (!(await collectionOf(req, entity)?.access.update({ req, id: doc }))) throw refused()
    return document
  }
  const config = req.payload.globals.config.find(({ slug }) => slug === (entity as GlobalSlug))
  if (config?.custom?.[IS_REVIEWED] !== true) {
    throw new APIError('There is no such document.', 404, null, true)
  }
  if (!(await config.access.update({ req }))) throw refused()
  return { entity, docId: 0, title: globalTitle(config) }
}

/**
 * As {@link requireReviewed}, or a document that is not saved yet.
 * @throws APIError 403, 404
 */
export async function requireReviewable(req: PayloadRequest, ref: z.infer<typeof reviewedRef>): Promise<Place> {
  const { doc, entity } = ref
  if (doc > 0 || collectionOf(req, entity)?.custom?.[IS_REVIEWED] !== true) return requireReviewed(req, ref)
  return { entity, docId: 0 }
}

import { APIError, type CollectionSlug, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import { z } from 'zod'

/** What rows are about, by a name from outside: a document, or a global, whose number is 0. */
export type Place = { entity: string; docId: number }
/** A document of a collection. */
export type DocumentRef = { entity: CollectionSlug; docId: number }
export type TitledDocument = DocumentRef & { title: string }

/** The name of a collection or a global. */
export const entitySchema = z.string().min(1).max(100)

/** The title of a document; a draft can be saved before it has one. */
export function titleOf({ admin }: SanitizedCollectionConfig, doc: object): string {
  const title: unknown = Object.entries(doc).find(([name]) => name === admin.useAsTitle)?.[1]
  return (typeof title === 'string' && title.trim()) || 'Untitled'
}

/** The configuration of a collection by a name from outside; null if there is none. */
export const collectionOf = (req: PayloadRequest, entity: string): SanitizedCollectionConfig | null =>
  Object.hasOwn(req.payload.collections, entity) ? req.payload.collections[entity as CollectionSlug].config : null

/**
 * A document that the person may read, drafts and the trash included.
 * @param mark in `custom` of the collections that are meant
 * @throws APIError 404
 */
export async function requireDocument(
  req: PayloadRequest,
  { doc, entity }: { doc: number; entity: string },
  mark: string,
): Promise<TitledDocument> {
  const collection = entity as CollectionSlug
  const config = collectionOf(req, entity)
  const found =
    config?.custom?.[mark] === true &&
    (await req.payload.findByID({
      collection,
      id: doc,
      depth: 0,
      draft: true,
      trash: true,
      disableErrors: true,
      overrideAccess: false,
      user: req.user,
      req,
    }))
  if (!config || !found) throw new APIError('There is no such document.', 404, null, true)
  return { entity: collection, docId: doc, title: titleOf(config, found) }
}

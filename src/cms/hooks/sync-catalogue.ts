import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import { isPostType, itemUri, type PostType, pageUri } from '@/catalogue/post-types'
import { type CatalogueRow, catalogueRow, type PublishedDoc } from '@/catalogue/row'
import { revalidate } from './refresh'

/** Deeper than any sensible tree; a cycle is refused when it is saved. */
const MAX_DEPTH = 20

type StoredRow = { id: number; databaseId: number; uri?: string | null }

/** The document as it is published, or its draft's shell; never a draft's content. */
async function publishedDoc(req: PayloadRequest, postType: PostType, id: number | string) {
  const doc = await req.payload.findByID({ collection: postType, id, depth: 0, draft: false, disableErrors: true, req })
  return doc as (PublishedDoc & { _status?: string | null }) | null
}

/** The address of a document: its type's folder and slug, or for pages the slugs of its ancestors. */
async function uriOf(req: PayloadRequest, postType: PostType, doc: PublishedDoc): Promise<string | null> {
  if (postType !== 'pages') return itemUri(postType, doc.slug)
  const slugs = [doc.slug]
  let parent = doc.parent
  while (typeof parent === 'number' && slugs.length < MAX_DEPTH) {
    const above = await publishedDoc(req, 'pages', parent)
    if (!above) break
    slugs.unshift(above.slug)
    parent = above.parent
  }
  return pageUri(slugs)
}

async function storedRow(req: PayloadRequest, where: Partial<Record<'databaseId' | 'docId' | 'uri' | 'postType', unknown>>) {
  const row = await req.payload.db.findOne<StoredRow>({
    collection: 'catalogue',
    where: { and: Object.entries(where).map(([field, value]) => ({ [field]: { equals: value } })) },
    req,
  })
  return row ?? null
}

/** What was rendered from a row, and what shows lists of its type. */
const tagsOf = (postType: PostType, databaseId: number, ...uris: (string | null | undefined)[]) => [
  `type:${postType}`,
  `item:${databaseId}`,
  ...uris.filter((uri) => typeof uri === 'string').map((uri) => `path:${uri}`),
]

/** @throws ValidationError on the slug when another published item already has the address */
async function refuseTakenAddress(req: PayloadRequest, row: CatalogueRow): Promise<void> {
  if (row.uri === null) return
  const holder = await storedRow(req, { uri: row.uri })
  if (!holder || holder.databaseId === row.databaseId) return
  throw new ValidationError({
    collection: row.postType,
    errors: [{ path: 'slug', message: `Something else is already published at ${row.uri}.` }],
    req,
  })
}

/**
 * Brings the catalogue's row of one document in step with what is published of it, in
 * the request's own transaction. The row is a function of the published document alone,
 * so every way of changing that (publish, unpublish, schedule, rename, move, restore)
 * ends here. DESIGN 5.
 */
export async function syncCatalogue(req: PayloadRequest, postType: PostType, id: number | string): Promise<void> {
  const doc = await publishedDoc(req, postType, id)
  const before = await storedRow(req, { postType, docId: id })

  if (doc?._status !== 'published') {
    if (!before) return
    await req.payload.db.deleteMany({ collection: 'catalogue', where: { id: { equals: before.id } }, req })
    await revalidate(req, tagsOf(postType, before.databaseId, before.uri))
    return
  }

  const row = catalogueRow(postType, doc, await uriOf(req, postType, doc))
  await refuseTakenAddress(req, row)
  if (before) await req.payload.db.updateOne({ collection: 'catalogue', id: before.id, data: row, req })
  else await req.payload.db.create({ collection: 'catalogue', data: row, req })
  await revalidate(req, tagsOf(postType, row.databaseId, row.uri, before?.uri))
}

export const syncAfterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (!isPostType(collection.slug)) return doc
  const main = await publishedDoc(req, collection.slug, doc.id)
  // A draft saved over a published document changes nothing that anybody sees.
  if (doc._status === 'draft' && main?._status === 'published') return doc
  await syncCatalogue(req, collection.slug, doc.id)
  if (collection.slug === 'pages') await syncTree(req, doc.id, 0)
  return doc
}

/** Addresses below a page follow it when it is renamed or moved: its children, and theirs. */
async function syncTree(req: PayloadRequest, parent: number | string, depth: number): Promise<void> {
  if (depth > MAX_DEPTH) return
  const { docs } = await req.payload.find({
    collection: 'pages', where: { parent: { equals: parent } }, depth: 0, pagination: false, req, select: {},
  })
  for (const child of docs) {
    await syncCatalogue(req, 'pages', child.id)
    await syncTree(req, child.id, depth + 1)
  }
}

export const syncAfterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  if (isPostType(collection.slug)) await syncCatalogue(req, collection.slug, id)
}

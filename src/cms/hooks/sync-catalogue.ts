import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import { isPostType, type PostType } from '@/catalogue/post-types'
import type { CatalogueRow } from '@/catalogue/row'
import { docTag, itemTag, pathTag, typeTag } from '@/rules/cache-tags'
import { isTaken } from '@/rules/taken-addresses'
import { oneAtATime } from '../database/one-at-a-time'
import { MAX_DEPTH, publishedDoc, rowOf } from '../published-rows'
import { revalidate } from './refresh'

type StoredRow = { id: number; databaseId: number; docId: number; postType: PostType; uri?: string | null }

async function storedRow(
  req: PayloadRequest,
  where: Partial<Record<'databaseId' | 'docId' | 'uri' | 'postType', unknown>>,
) {
  const row = await req.payload.db.findOne<StoredRow>({
    collection: 'catalogue',
    where: { and: Object.entries(where).map(([field, value]) => ({ [field]: { equals: value } })) },
    req,
  })
  return row ?? null
}

/** What was made from a row, and what shows lists of its type. */
const tagsOf = (
  { databaseId, docId, postType, uri }: Pick<StoredRow, 'databaseId' | 'docId' | 'postType' | 'uri'>,
  formerUri?: string | null,
) => [
  typeTag(postType),
  docTag(postType, docId),
  itemTag(databaseId),
  ...[uri, formerUri].filter((each) => typeof each === 'string').map(pathTag),
]

/** @throws ValidationError on the slug when the site itself or another published item already has the address */
async function refuseTakenAddress(req: PayloadRequest, row: CatalogueRow): Promise<void> {
  const message = await whyTaken(req, row)
  if (message === null) return
  throw new ValidationError({ collection: row.postType, errors: [{ path: 'slug', message }], req })
}

/** @returns why no item but the one of this number can be published at the address; null when it is free */
export async function whyTaken(
  req: PayloadRequest,
  { databaseId, uri }: Pick<CatalogueRow, 'databaseId' | 'uri'>,
): Promise<string | null> {
  if (uri === null) return null
  if (isTaken(uri)) return `The site itself needs the address ${uri}.`
  const holder = await storedRow(req, { uri })
  return holder && holder.databaseId !== databaseId ? `Something else is already published at ${uri}.` : null
}

/**
 * Brings the catalogue's row of one document in step with what is published of it, in
 * the request's own transaction. The row is a function of the published document alone,
 * so every way of changing that (publish, unpublish, schedule, rename, move, restore)
 * ends here. DESIGN 5.
 */
export async function syncCatalogue(req: PayloadRequest, postType: PostType, id: number | string): Promise<void> {
  // An address is made of other documents' slugs, and two changes at once would each see the other's old one.
  if (postType === 'pages') await oneAtATime(req, 'addresses of pages')
  const row = await rowOf(req, postType, await publishedDoc(req, postType, id))
  const before = await storedRow(req, { postType, docId: id })

  if (!row) {
    if (!before) return
    await req.payload.db.deleteMany({ collection: 'catalogue', where: { id: { equals: before.id } }, req })
    await revalidate(req, tagsOf(before))
    return
  }

  await refuseTakenAddress(req, row)
  if (before) await req.payload.db.updateOne({ collection: 'catalogue', id: before.id, data: row, req })
  else await req.payload.db.create({ collection: 'catalogue', data: row, req })
  await revalidate(req, tagsOf(row, before?.uri))
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
    collection: 'pages',
    where: { parent: { equals: parent } },
    depth: 0,
    pagination: false,
    req,
    select: {},
  })
  for (const child of docs) {
    await syncCatalogue(req, 'pages', child.id)
    await syncTree(req, child.id, depth + 1)
  }
}

export const syncAfterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  if (isPostType(collection.slug)) await syncCatalogue(req, collection.slug, id)
}

/** Documents lose a picture by themselves when it is deleted; so do their rows. */
export const forgetImage: CollectionAfterDeleteHook = async ({ id, req }) => {
  const where = { imageId: { equals: id } }
  const rows = await req.payload.db.find<StoredRow>({ collection: 'catalogue', where, pagination: false, req })
  for (const row of rows.docs) {
    await req.payload.db.updateOne({ collection: 'catalogue', id: row.id, data: { imageId: null }, req })
    await revalidate(req, tagsOf(row))
  }
}

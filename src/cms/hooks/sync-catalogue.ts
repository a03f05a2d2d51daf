import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import { isPostType, type PostType } from '@/catalogue/post-types'
import type { CatalogueRow } from '@/catalogue/row'
import { docTag, itemTag, pathTag, typeTag } from '@/rules/cache-tags'
import { isReservedPath } from '@/rules/reserved-paths'
import { acquireAdvisoryLock } from '../database/advisory-lock'
import { type Ancestors, MAX_DEPTH, publishedChildren, publishedDoc, rowOf } from '../published-rows'
import { revalidate } from './revalidate'

type StoredRow = { id: number; databaseId: number; docId: number; postType: PostType; uri?: string | null }

async function findStoredRow(
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
async function rejectTakenUri(req: PayloadRequest, row: CatalogueRow): Promise<void> {
  const message = await uriConflict(req, row)
  if (message === null) return
  throw takenUriError(req, row, message)
}

const takenUriError = (req: PayloadRequest, { postType }: CatalogueRow, message: string) =>
  new ValidationError({ collection: postType, errors: [{ path: 'slug', message }], req })

const uriTakenMessage = (uri: string | null) => `Something else is already published at ${uri}.`

/** @returns why no item but the one of this number can be published at the address; null when it is free */
export async function uriConflict(
  req: PayloadRequest,
  { databaseId, uri }: Pick<CatalogueRow, 'databaseId' | 'uri'>,
): Promise<string | null> {
  if (uri === null) return null
  if (isReservedPath(uri)) return `The site itself needs the address ${uri}.`
  const holder = await findStoredRow(req, { uri })
  return holder && holder.databaseId !== databaseId ? uriTakenMessage(uri) : null
}

type MainDoc = Awaited<ReturnType<typeof publishedDoc>>

/**
 * Brings the catalogue's row of one document in step with what is published of it, in
 * the request's own transaction. The row is a function of the published document alone,
 * so every way of changing that (publish, unpublish, schedule, rename, move, restore)
 * ends here.
 * @param doc as it is published; null where it is gone
 * @param ancestors the document's ancestors, as far as they were read already
 */
async function syncRow(
  req: PayloadRequest,
  postType: PostType,
  id: number | string,
  doc: MainDoc,
  ancestors: Ancestors,
): Promise<void> {
  const row = await rowOf(req, postType, doc, ancestors)
  const before = await findStoredRow(req, { postType, docId: id })

  if (!row) {
    if (!before) return
    await req.payload.db.deleteMany({ collection: 'catalogue', where: { id: { equals: before.id } }, req })
    await revalidate(req, tagsOf(before))
    return
  }

  await rejectTakenUri(req, row)
  await writeRow(req, row, before)
  await revalidate(req, tagsOf(row, before?.uri))
}

/** @throws ValidationError on the slug when another item was published at the address since it was looked at */
async function writeRow(req: PayloadRequest, row: CatalogueRow, before: StoredRow | null): Promise<void> {
  try {
    if (before) await req.payload.db.updateOne({ collection: 'catalogue', id: before.id, data: row, req })
    else await req.payload.db.create({ collection: 'catalogue', data: row, req })
  } catch (error) {
    const isAddress = error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'uri')
    throw isAddress ? takenUriError(req, row, uriTakenMessage(row.uri)) : error
  }
}

/** An address is made of other pages' slugs, and two changes at once would each see the other's old one. */
const lockPageTree = async (req: PayloadRequest, postType: PostType) => {
  if (postType === 'pages') await acquireAdvisoryLock(req, 'addresses of pages')
}

export const syncAfterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { slug } = collection
  if (!isPostType(slug)) return doc
  const main = await publishedDoc(req, slug, doc.id)
  // A draft saved over a published document changes nothing that anybody sees.
  if (doc._status === 'draft' && main?._status === 'published') return doc
  await lockPageTree(req, slug)
  const ancestors: Ancestors = new Map()
  await syncRow(req, slug, doc.id, main, ancestors)
  if (slug === 'pages' && main) await syncTree(req, main, ancestors, 0)
  return doc
}

/** Addresses below a page follow it when it is renamed or moved: its children, and theirs. */
async function syncTree(
  req: PayloadRequest,
  parent: NonNullable<MainDoc>,
  ancestors: Ancestors,
  depth: number,
): Promise<void> {
  if (depth > MAX_DEPTH) return
  ancestors.set(parent.id, parent)
  for (const child of await publishedChildren(req, parent.id)) {
    await syncRow(req, 'pages', child.id, child, ancestors)
    await syncTree(req, child, ancestors, depth + 1)
  }
}

export const syncAfterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const { slug } = collection
  if (!isPostType(slug)) return
  await lockPageTree(req, slug)
  await syncRow(req, slug, id, await publishedDoc(req, slug, id), new Map())
}

/** Documents lose a picture by themselves when it is deleted; so do their rows. */
export const clearCatalogueImage: CollectionAfterDeleteHook = async ({ id, req }) => {
  const where = { imageId: { equals: id } }
  const rows = await req.payload.db.find<StoredRow>({ collection: 'catalogue', where, pagination: false, req })
  for (const row of rows.docs) {
    await req.payload.db.updateOne({ collection: 'catalogue', id: row.id, data: { imageId: null }, req })
    await revalidate(req, tagsOf(row))
  }
}

import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import { isPostType, type PostType } from '@/model/content-types'
import type { CatalogueRow } from '@/model/row'
import { docTag, itemTag, pathTag, typeTag } from '@/rules/cache-tags'
import { isCommunityUri } from '@/rules/forum/community-page'
import type { AddressChange } from '@/rules/redirect-changes'
import { isReservedPath } from '@/rules/reserved-paths'
import { keepAddresses } from '../addresses/keep-addresses'
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

/** Tags of everything made from a row, and of the lists of its type. */
const tagsOf = (
  { databaseId, docId, postType, uri }: Pick<StoredRow, 'databaseId' | 'docId' | 'postType' | 'uri'>,
  formerUri?: string | null,
) => [
  typeTag(postType),
  docTag(postType, docId),
  itemTag(databaseId),
  ...[uri, formerUri].filter((each) => typeof each === 'string').map(pathTag),
]

/** @throws ValidationError on the slug if the site itself or another published item has the address */
async function rejectTakenUri(req: PayloadRequest, row: CatalogueRow): Promise<void> {
  const message = await uriConflict(req, row)
  if (message === null) return
  throw takenUriError(req, row, message)
}

const takenUriError = (req: PayloadRequest, { postType }: CatalogueRow, message: string) =>
  new ValidationError({ collection: postType, errors: [{ path: 'slug', message }], req })

const uriTakenMessage = (uri: string | null) => `Something else is already published at ${uri}.`

/** @returns why only the item with this number can be published at the address; null if it is free */
export async function uriConflict(
  req: PayloadRequest,
  { databaseId, uri }: Pick<CatalogueRow, 'databaseId' | 'uri'>,
): Promise<string | null> {
  if (uri === null) return null
  if (isReservedPath(uri) || isCommunityUri(uri)) return `The address ${uri} is reserved for the site itself.`
  const holder = await findStoredRow(req, { uri })
  return holder && holder.databaseId !== databaseId ? uriTakenMessage(uri) : null
}

type MainDoc = Awaited<ReturnType<typeof publishedDoc>>

/**
 * Updates the catalogue's row of one document from its published state, in the request's transaction. The row depends
 * on the published document alone, so every operation that changes it (publish, unpublish, schedule, rename, move,
 * restore) ends here.
 * @param doc as published; null if it is not
 * @param ancestors the ancestors that have been read already
 * @returns the change of its address; null if it has the same one, or none
 */
async function syncRow(
  req: PayloadRequest,
  postType: PostType,
  id: number | string,
  doc: MainDoc,
  ancestors: Ancestors,
): Promise<AddressChange | null> {
  const row = await rowOf(req, postType, doc, ancestors)
  const before = await findStoredRow(req, { postType, docId: id })

  if (!row) {
    if (!before) return null
    await req.payload.db.deleteMany({ collection: 'catalogue', where: { id: { equals: before.id } }, req })
    await revalidate(req, tagsOf(before))
    return null
  }

  await rejectTakenUri(req, row)
  await writeRow(req, row, before)
  await revalidate(req, tagsOf(row, before?.uri))
  const from = before?.uri ?? null
  return row.uri === null || row.uri === from ? null : { from, to: row.uri }
}

/** @throws ValidationError on the slug if another item was published at the address after the check */
async function writeRow(req: PayloadRequest, row: CatalogueRow, before: StoredRow | null): Promise<void> {
  try {
    if (before) await req.payload.db.updateOne({ collection: 'catalogue', id: before.id, data: row, req })
    else await req.payload.db.create({ collection: 'catalogue', data: row, req })
  } catch (error) {
    const isAddress = error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'uri')
    throw isAddress ? takenUriError(req, row, uriTakenMessage(row.uri)) : error
  }
}

/** An address contains the slugs of other pages, and two concurrent changes would each read the other's old slug. */
const lockPageTree = async (req: PayloadRequest, postType: PostType) => {
  if (postType === 'pages') await acquireAdvisoryLock(req, 'addresses of pages')
}

export const syncAfterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { slug } = collection
  if (!isPostType(slug)) return doc
  const main = await publishedDoc(req, slug, doc.id)
  // A draft saved over a published document changes nothing on the site.
  if (doc._status === 'draft' && main?._status === 'published') return doc
  await lockPageTree(req, slug)
  const ancestors: Ancestors = new Map()
  const own = await syncRow(req, slug, doc.id, main, ancestors)
  const below = slug === 'pages' && main ? await syncTree(req, main, ancestors, 0) : []
  await keepAddresses(req, own ? [own, ...below] : below)
  return doc
}

/** Updates the addresses of a page's descendants when it is renamed or moved. @returns the changes */
async function syncTree(
  req: PayloadRequest,
  parent: NonNullable<MainDoc>,
  ancestors: Ancestors,
  depth: number,
): Promise<AddressChange[]> {
  if (depth > MAX_DEPTH) return []
  ancestors.set(parent.id, parent)
  const changes: AddressChange[] = []
  for (const child of await publishedChildren(req, parent.id)) {
    const own = await syncRow(req, 'pages', child.id, child, ancestors)
    if (own) changes.push(own)
    changes.push(...(await syncTree(req, child, ancestors, depth + 1)))
  }
  return changes
}

export const syncAfterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const { slug } = collection
  if (!isPostType(slug)) return
  await lockPageTree(req, slug)
  await syncRow(req, slug, id, await publishedDoc(req, slug, id), new Map())
}

/** The database clears a deleted picture from documents; this clears it from their catalogue rows. */
export const clearCatalogueImage: CollectionAfterDeleteHook = async ({ id, req }) => {
  const where = { imageId: { equals: id } }
  const rows = await req.payload.db.find<StoredRow>({ collection: 'catalogue', where, pagination: false, req })
  for (const row of rows.docs) {
    await req.payload.db.updateOne({ collection: 'catalogue', id: row.id, data: { imageId: null }, req })
    await revalidate(req, tagsOf(row))
  }
}

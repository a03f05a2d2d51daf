import type { PayloadRequest } from 'payload'
import { itemUri, POST_TYPES, type PostType, pageUri } from '@/model/content-types'
import { type CatalogueRow, catalogueRow, type PublishedDoc } from '@/model/row'

/** Deeper than any real page tree; saving a page rejects cycles. */
export const MAX_DEPTH = 20

type MainDoc = PublishedDoc & { _status?: string | null }
type Ancestor = { slug: string; parent?: unknown }

/** The fields that a page's row needs; the layout is large and not among them. */
const PAGE_ROW_SELECT = {
  title: true,
  slug: true,
  summary: true,
  image: true,
  categories: true,
  requiredPlan: true,
  publishedAt: true,
  createdAt: true,
  databaseId: true,
  parent: true,
  seo: { noindex: true },
  _status: true,
} as const

/** Cache of pages read as ancestors, so that a tree of pages reads each one once. */
export type Ancestors = Map<number, Ancestor | null>

/** The published document, or the shell of a document that has only drafts; never a draft's content. */
export async function publishedDoc(
  req: PayloadRequest,
  postType: PostType,
  id: number | string,
): Promise<MainDoc | null> {
  const doc = await req.payload.findByID({
    collection: postType,
    id,
    depth: 0,
    draft: false,
    disableErrors: true,
    ...(postType === 'pages' && { select: PAGE_ROW_SELECT }),
    req,
  })
  return doc as MainDoc | null
}

/** The direct children of a page, as {@link publishedDoc} returns them. */
export async function publishedChildren(req: PayloadRequest, parent: number | string): Promise<MainDoc[]> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { parent: { equals: parent } },
    depth: 0,
    draft: false,
    pagination: false,
    select: PAGE_ROW_SELECT,
    req,
  })
  return docs as MainDoc[]
}

async function readAncestor(req: PayloadRequest, id: number, ancestors: Ancestors): Promise<Ancestor | null> {
  const found = ancestors.get(id)
  if (found !== undefined) return found
  const select = { slug: true, parent: true } as const
  // In the trash too, so that moving a page there does not change addresses below it.
  const page = await req.payload.findByID({
    collection: 'pages',
    id,
    depth: 0,
    disableErrors: true,
    select,
    trash: true,
    req,
  })
  ancestors.set(id, page)
  return page
}

/**
 * A document's address: its type's folder and slug, or for pages the slugs of its ancestors. Unpublished ancestors
 * count too, so that unpublishing a page does not move its descendants.
 */
export async function uriOf(
  req: PayloadRequest,
  postType: PostType,
  doc: Pick<PublishedDoc, 'parent' | 'slug'>,
  ancestors: Ancestors = new Map(),
): Promise<string | null> {
  if (postType !== 'pages') return itemUri(postType, doc.slug)
  const slugs = [doc.slug]
  let { parent }: { parent?: unknown } = doc
  while (typeof parent === 'number' && slugs.length < MAX_DEPTH) {
    const parentPage = await readAncestor(req, parent, ancestors)
    if (!parentPage) break
    slugs.unshift(parentPage.slug)
    parent = parentPage.parent
  }
  return pageUri(slugs)
}

/** The catalogue row that a document should have. @returns null if it is not published */
export async function rowOf(
  req: PayloadRequest,
  postType: PostType,
  doc: MainDoc | null,
  ancestors: Ancestors = new Map(),
): Promise<CatalogueRow | null> {
  if (doc?._status !== 'published') return null
  return catalogueRow(postType, doc, await uriOf(req, postType, doc, ancestors))
}

/** All rows that the catalogue should have, built from the published documents alone. */
export async function allRows(req: PayloadRequest): Promise<CatalogueRow[]> {
  const rows: CatalogueRow[] = []
  const ancestors: Ancestors = new Map()
  for (const postType of POST_TYPES) {
    const { docs } = await req.payload.find({
      collection: postType,
      where: { _status: { equals: 'published' } },
      depth: 0,
      draft: false,
      pagination: false,
      sort: 'id',
      ...(postType === 'pages' && { select: PAGE_ROW_SELECT }),
      req,
    })
    for (const doc of docs) {
      const row = await rowOf(req, postType, doc as MainDoc, ancestors)
      if (row) rows.push(row)
    }
  }
  return rows
}

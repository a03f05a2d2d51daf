import type { PayloadRequest } from 'payload'
import { itemUri, POST_TYPES, type PostType, pageUri } from '@/catalogue/post-types'
import { type CatalogueRow, catalogueRow, type PublishedDoc } from '@/catalogue/row'

/** Deeper than any sensible tree; a cycle is refused when it is saved. */
export const MAX_DEPTH = 20

type MainDoc = PublishedDoc & { _status?: string | null }

/** The document as it is published, or its draft's shell; never a draft's content. */
export async function publishedDoc(
  req: PayloadRequest,
  postType: PostType,
  id: number | string,
): Promise<MainDoc | null> {
  const doc = await req.payload.findByID({ collection: postType, id, depth: 0, draft: false, disableErrors: true, req })
  return doc as MainDoc | null
}

/**
 * The address of a document: its type's folder and slug, or for pages the slugs of its
 * ancestors. Ancestors count whether they are published or not, so that taking one off
 * the site does not move what lies below it.
 */
export async function uriOf(
  req: PayloadRequest,
  postType: PostType,
  doc: Pick<PublishedDoc, 'parent' | 'slug'>,
): Promise<string | null> {
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

/** The catalogue's row that a document should have. @returns null when it is not published */
export async function rowOf(
  req: PayloadRequest,
  postType: PostType,
  doc: MainDoc | null,
): Promise<CatalogueRow | null> {
  if (doc?._status !== 'published') return null
  return catalogueRow(postType, doc, await uriOf(req, postType, doc))
}

/** Every row that the catalogue should have, from the published documents alone. */
export async function everyRow(req: PayloadRequest): Promise<CatalogueRow[]> {
  const rows: CatalogueRow[] = []
  for (const postType of Object.keys(POST_TYPES) as PostType[]) {
    const { docs } = await req.payload.find({
      collection: postType,
      where: { _status: { equals: 'published' } },
      depth: 0,
      draft: false,
      pagination: false,
      sort: 'id',
      req,
    })
    for (const doc of docs) {
      const row = await rowOf(req, postType, doc as MainDoc)
      if (row) rows.push(row)
    }
  }
  return rows
}

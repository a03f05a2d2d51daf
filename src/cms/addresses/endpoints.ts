import { APIError, type Endpoint, type PayloadRequest, type Where } from 'payload'
import { type PostType, pageUri } from '@/model/content-types'
import type { StoredRedirect } from '@/rules/redirect-changes'
import { compileRedirects, findRedirect } from '@/rules/redirects'
import { relationId } from '@/rules/relation-id'
import { siteOrigin } from '@/runtime/env'
import { staff } from '../access/rules'
import { toSlug } from '../fields/slug'
import { uriOf } from '../published-rows'
import { NOT_IN_TRASH } from '../trash/not-in-trash'

const NO_STORE = { headers: { 'cache-control': 'no-store' } }

/** @throws APIError 403 */
function requireStaff(req: PayloadRequest): void {
  if (!staff({ req })) throw new APIError('This is for staff.', 403, null, true)
}

/** Where a document is on the site, and where the form's values would put it. */
export type DocumentAddress = {
  /** Origin of the site, such as `https://example.com`. */
  origin: string
  /** Its address; null if it is not published. */
  uri: string | null
  /** The address that the form's slug and parent give; null without a slug. */
  planned: string | null
  /** How many published pages are below it. */
  below: number
  /** Where an editor's redirect leads from its address, so that it is not shown; null without one. */
  hiddenBy: string | null
  /** Automatic redirects to it, and to the pages below it. */
  redirects: { id: number; from: string }[]
}

async function documentAddress(req: PayloadRequest, postType: PostType, id: number): Promise<DocumentAddress> {
  const { db } = req.payload
  const where: Where = { and: [{ postType: { equals: postType } }, { docId: { equals: id } }] }
  const row = await db.findOne<{ id: number; uri?: string | null }>({ collection: 'catalogue', where, req })
  const uri = row?.uri ?? null
  const slug = toSlug(String(req.query.slug ?? ''))
  const parent = Number(req.query.parent) || null
  const planned = slug ? await uriOf(req, postType, { slug, parent }) : null
  const { docs } = await db.find<StoredRedirect>({
    collection: 'redirects',
    where: NOT_IN_TRASH,
    pagination: false,
    req,
  })
  const hasPagesBelow = postType === 'pages' && uri !== null && uri !== '/'
  return {
    origin: siteOrigin(),
    uri,
    planned,
    below: hasPagesBelow ? await countBelow(req, uri) : 0,
    hiddenBy: uri === null ? null : findRedirect(compileRedirects(docs).redirects, uri),
    redirects: docs
      .filter(({ automatic, to }) => automatic && (to === uri || (hasPagesBelow && to.startsWith(uri))))
      .map(({ from, id: redirect }) => ({ id: redirect, from }))
      .sort((a, b) => a.from.localeCompare(b.from)),
  }
}

async function countBelow({ payload }: PayloadRequest, uri: string): Promise<number> {
  const { docs } = await payload.db.find<{ uri: string }>({
    collection: 'catalogue',
    where: { and: [{ postType: { equals: 'pages' } }, { uri: { like: uri } }] },
    pagination: false,
    select: { uri: true },
  })
  return docs.filter((row) => row.uri.startsWith(uri) && row.uri !== uri).length
}

/** `GET /:id/address?slug=&parent=`: for the top of a document's form. */
export const addressEndpoint = (postType: PostType): Endpoint => ({
  path: '/:id/address',
  method: 'get',
  handler: async (req) => {
    requireStaff(req)
    return Response.json(await documentAddress(req, postType, Number(req.routeParams?.id)), NO_STORE)
  },
})

/** A page that can be chosen as a parent. */
export type PageAddress = { id: number; title: string; uri: string; published: boolean }

/** All pages, drafts included, by address. */
async function pageAddresses(req: PayloadRequest): Promise<PageAddress[]> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    depth: 0,
    draft: false,
    pagination: false,
    select: { title: true, slug: true, parent: true, _status: true },
    req,
  })
  const pages = new Map(docs.map((page) => [page.id, page]))
  const slugsOf = (page: (typeof docs)[number]): string[] => {
    const slugs: string[] = []
    const seen = new Set<number>()
    for (let at: typeof page | undefined = page; at && !seen.has(at.id); at = pages.get(relationId(at.parent) ?? 0)) {
      seen.add(at.id)
      slugs.unshift(at.slug)
    }
    return slugs
  }
  return docs
    .map((page) => ({
      id: page.id,
      title: page.title,
      uri: pageUri(slugsOf(page)),
      published: page._status === 'published',
    }))
    .sort((a, b) => a.uri.localeCompare(b.uri))
}

/** `GET /addresses`: for the choice of a parent page. */
export const pageAddressesEndpoint: Endpoint = {
  path: '/addresses',
  method: 'get',
  handler: async (req) => {
    requireStaff(req)
    return Response.json({ pages: await pageAddresses(req) }, NO_STORE)
  },
}

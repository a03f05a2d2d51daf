import { APIError, type Endpoint, type PayloadRequest, type Where } from 'payload'
import { z } from 'zod'
import type { PostType } from '@/model/content-types'
import type { StoredRedirect } from '@/rules/redirect-changes'
import { compileRedirects, findRedirect } from '@/rules/redirects'
import { siteOrigin } from '@/runtime/env'
import { EDITORS, hasRole, staff } from '../access/rules'
import { parseBody } from '../documents/endpoint'
import { toSlug } from '../fields/slug'
import { uriOf } from '../published-rows'
import { NOT_IN_TRASH } from '../trash/not-in-trash'
import { movePage, pageAddresses } from './page-tree'

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

/** `GET /addresses`: for the choice of a parent page, and the tree of pages. */
const pageAddressesEndpoint: Endpoint = {
  path: '/addresses',
  method: 'get',
  handler: async (req) => {
    requireStaff(req)
    return Response.json({ pages: await pageAddresses(req) }, NO_STORE)
  },
}

const moveBody = z.object({ parent: z.number().int().positive().nullable() })
const canMove = hasRole(...EDITORS)

/** `POST /:id/move`: puts a page below another one. */
const movePageEndpoint: Endpoint = {
  path: '/:id/move',
  method: 'post',
  handler: async (req) => {
    if (!canMove({ req })) throw new APIError('Your role does not include this.', 403, null, true)
    const { parent } = await parseBody(req, moveBody, 'The parent must be a page, or null.')
    return Response.json({ uri: await movePage(req, Number(req.routeParams?.id), parent) }, NO_STORE)
  },
}

export const pageTreeEndpoints: Endpoint[] = [pageAddressesEndpoint, movePageEndpoint]

import { APIError, commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { pageUri } from '@/model/content-types'
import { isWithin } from '@/rules/page-tree'
import { relationId } from '@/rules/relation-id'
import { acquireAdvisoryLock } from '../database/advisory-lock'

/** A page in the tree of pages, or to choose as a parent. */
export type PageAddress = {
  id: number
  title: string
  uri: string
  parent: number | null
  published: boolean
  /** It is published, and has changes that are not. */
  pending: boolean
}

/** All pages, drafts included, by address. */
export async function pageAddresses(req: PayloadRequest): Promise<PageAddress[]> {
  const query = { collection: 'pages', depth: 0, pagination: false, req } as const
  const select = { title: true, slug: true, parent: true, _status: true } as const
  const where = { _status: { equals: 'draft' } } as const
  const { docs } = await req.payload.find({ ...query, draft: false, select })
  const { docs: newest } = await req.payload.find({ ...query, draft: true, where, select })
  const drafts = new Map(newest.map((page) => [page.id, page]))
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
    .map((stored) => {
      const published = stored._status === 'published'
      // A page that was never published changes in its draft alone.
      const page = published ? stored : (drafts.get(stored.id) ?? stored)
      return {
        id: page.id,
        title: page.title,
        uri: pageUri(slugsOf(page)),
        parent: relationId(page.parent),
        published,
        pending: published && drafts.has(page.id),
      }
    })
    .sort((a, b) => a.uri.localeCompare(b.uri, 'en', { numeric: true }))
}

/**
 * Puts a page below another one, published at once if it is published. Its unpublished changes would be published too,
 * so a page that has any is not moved.
 * @param parent null for the top of the site
 * @returns its new address
 * @throws APIError 404 or 409; ValidationError if its new address is taken
 */
export async function movePage(req: PayloadRequest, id: number, parent: number | null): Promise<string> {
  await initTransaction(req)
  try {
    // A form that saves the page waits, so that no draft appears after the check.
    await acquireAdvisoryLock(req, `save of pages:${id}`)
    const pages = await pageAddresses(req)
    const page = pages.find((one) => one.id === id)
    if (!page || (parent !== null && !pages.some((one) => one.id === parent))) {
      throw new APIError('There is no such page.', 404, null, true)
    }
    if (parent !== null && isWithin(pages, parent, id)) {
      throw new APIError('A page cannot be below itself.', 409, null, true)
    }
    if (page.pending) {
      throw new APIError('It has changes that are not published. Move it in its form.', 409, null, true)
    }
    await req.payload.update({
      collection: 'pages',
      id,
      data: { parent, _status: page.published ? 'published' : 'draft' },
      draft: !page.published,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    })
    const uri = (await pageAddresses(req)).find((one) => one.id === id)?.uri ?? page.uri
    await commitTransaction(req)
    return uri
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

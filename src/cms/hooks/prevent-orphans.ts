import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { APIError } from 'payload'

const MAX_NAMED = 3

/** Child pages, drafts included: their addresses begin with this page's. */
const childPages = (req: PayloadRequest, id: number | string) =>
  req.payload.find({
    collection: 'pages',
    where: { parent: { equals: id } },
    depth: 0,
    limit: MAX_NAMED,
    req,
    select: { title: true },
  })

/** Published items that belong to a page. */
const childItems = (req: PayloadRequest, id: number | string) =>
  req.payload.find({
    collection: 'catalogue',
    where: { and: [{ parentDocId: { equals: id } }, { postType: { not_equals: 'pages' } }] },
    depth: 0,
    limit: MAX_NAMED,
    req,
    select: { title: true },
  })

/**
 * Refuses to delete a page that has children: child pages would silently move to other addresses, and items would drop
 * out of their lists.
 * @throws APIError 409 naming some of them
 */
export const preventOrphans: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const [relation, find] of [
    ['There are pages below', childPages],
    ['There are items of', childItems],
  ] as const) {
    const { docs, totalDocs } = await find(req, id)
    if (totalDocs === 0) continue
    const names = docs.map(({ title }) => `“${title}”`).join(', ')
    const more = totalDocs > docs.length ? ` and ${totalDocs - docs.length} more` : ''
    throw new APIError(`${relation} this one: ${names}${more}. Move or delete them first.`, 409, null, true)
  }
}

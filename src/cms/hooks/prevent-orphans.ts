import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { APIError } from 'payload'

const MAX_NAMED = 3

/** Pages below a page, drafts too: their addresses begin with its. */
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
 * A page with something below it stays: pages would all move to other addresses, and items out of their lists, without
 * anybody having asked for it.
 * @throws APIError 409 naming some of them
 */
export const preventOrphans: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const [relation, find] of [
    ['Pages lie below', childPages],
    ['Items belong to', childItems],
  ] as const) {
    const { docs, totalDocs } = await find(req, id)
    if (totalDocs === 0) continue
    const names = docs.map(({ title }) => `“${title}”`).join(', ')
    const more = totalDocs > docs.length ? ` and ${totalDocs - docs.length} more` : ''
    throw new APIError(`${relation} this one: ${names}${more}. Move or delete them first.`, 409, null, true)
  }
}

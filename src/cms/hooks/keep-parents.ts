import type { CollectionBeforeDeleteHook } from 'payload'
import { APIError } from 'payload'

/**
 * A page with pages below it stays: they would all move to other addresses without
 * anybody having asked for it.
 * @throws APIError 409 naming some of them
 */
export const keepParents: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'pages',
    where: { parent: { equals: id } },
    depth: 0,
    limit: 3,
    req,
    select: { title: true },
  })
  if (totalDocs === 0) return
  const names = docs.map(({ title }) => `“${title}”`).join(', ')
  const more = totalDocs > docs.length ? ` and ${totalDocs - docs.length} more` : ''
  throw new APIError(`Pages lie below this one: ${names}${more}. Move or delete them first.`, 409, null, true)
}

import { APIError, type CollectionBeforeDeleteHook, type Endpoint, type PayloadRequest } from 'payload'
import { staff } from '../access/rules'
import { clearReferences } from './empty-references'
import { findUsages, referencedOf, type Usage } from './find-usages'
import type { Referenced } from './references'

const CONFLICT = 409
const MAX_NAMED = 3

const isForced = ({ query }: PayloadRequest) => query.force === 'true'

const named = ({ draft, kind, title }: Usage) => `“${title}” (${kind}${draft ? ', draft' : ''})`

/** "Used on 4: “Soup” (Recipe), … and 1 more." */
function inUseMessage(places: readonly Usage[]): string {
  const more = places.length > MAX_NAMED ? ` and ${places.length - MAX_NAMED} more` : ''
  const names = places.slice(0, MAX_NAMED).map(named).join('; ')
  return `Not deleted, because it is used on ${names}${more}. Replace it there, or open it and choose “Delete anyway”.`
}

/**
 * Refuses to delete a file or a section that is in use, unless it is in the trash already or the request says so (`?force=true`).
 * Deletes through the Local API are always allowed.
 * @throws APIError 409 naming where it is used
 */
export function preventDeleteInUse(collection: Referenced['collection']): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    if (req.payloadAPI === 'local' || isForced(req)) return
    const upload = await referencedOf(req, collection, id)
    if (!upload || upload.inTrash) return
    const places = await findUsages(req, upload)
    if (places.length > 0) throw new APIError(inUseMessage(places), CONFLICT, null, true)
  }
}

/** Removes a file that is deleted for good from layouts. */
export function removeFromLayouts(collection: Referenced['collection']): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const upload = await referencedOf(req, collection, id)
    if (upload) await clearReferences(req, upload)
  }
}

/** `GET /:id/used-on`: where a file or a section is used, for staff. */
export function usageEndpoint(collection: Referenced['collection']): Endpoint {
  return {
    path: '/:id/used-on',
    method: 'get',
    handler: async (req) => {
      if (!staff({ req })) throw new APIError('This is for staff.', 403, null, true)
      const upload = await referencedOf(req, collection, String(req.routeParams?.id))
      if (!upload) throw new APIError('There is no such document.', 404, null, true)
      return Response.json({ places: await findUsages(req, upload) }, { headers: { 'cache-control': 'no-store' } })
    },
  }
}

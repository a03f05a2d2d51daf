import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type Endpoint,
  restoreVersionOperation,
} from 'payload'
import { z } from 'zod'

const route = z.object({ collection: z.string(), id: z.coerce.number().int().positive() })

/**
 * Replaces Payload's own endpoint, which restores the version's status along with its content: restoring a draft would
 * unpublish the page. This one always restores as a draft, whatever the query says.
 */
export const restoreAsDraft: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { success, data } = route.safeParse(req.routeParams)
    const collection = success ? req.payload.collections[data.collection as CollectionSlug] : undefined
    if (!success || !collection) throw new APIError('There is no such version.', 404, null, true)
    const doc = await restoreVersionOperation({ collection, id: data.id, draft: true, depth: 0, req })
    return Response.json({ ...doc, message: req.t('version:restoredSuccessfully') })
  },
}

/**
 * Rejects restores over the published document through other operations (GraphQL, the Local API). Payload reads `draft`
 * before its hooks run, so the hook can only refuse.
 * @throws APIError 400 if a version is restored without `draft`
 */
export const rejectLiveRestore: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'restoreVersion' || ('draft' in args && args.draft === true)) return args
  throw new APIError('Restore a version as a draft (draft: true) and publish it afterwards.', 400, null, true)
}

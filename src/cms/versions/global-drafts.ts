import { APIError, type Endpoint, type GlobalBeforeOperationHook, type GlobalSlug } from 'payload'
import { z } from 'zod'

const update = z.looseObject({
  data: z.looseObject({ _status: z.string().nullish() }),
  draft: z.boolean().optional(),
})

/**
 * A global is always on the site, so a save that is no draft publishes it.
 * @throws APIError 400 for unpublishing one, and for restoring a version by Payload's own operation, which would write
 * it to the site at once, even as a draft
 */
export const publishUnlessDraft: GlobalBeforeOperationHook = ({ args, operation }) => {
  if (operation === 'restoreVersion') {
    throw new APIError('Restore a version with POST /versions/:id, and publish it afterwards.', 400, null, true)
  }
  const { success, data: sent } = update.safeParse(args)
  if (operation !== 'update' || !success || sent.draft) return args
  if (sent.data._status === 'draft')
    throw new APIError('This cannot be unpublished. Publish a change.', 400, null, true)
  return { ...args, data: { ...sent.data, _status: 'published' } }
}

const route = z.object({ global: z.string(), id: z.string() })

/** Replaces Payload's own endpoint: restores a version of a global as a draft, and the site does not change. */
export const restoreGlobalAsDraft: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { data } = route.safeParse(req.routeParams)
    const slug = data?.global as GlobalSlug
    const options = { depth: 0, overrideAccess: false, user: req.user, req } as const
    const found =
      data && (await req.payload.findGlobalVersionByID({ slug, id: data.id, disableErrors: true, ...options }))
    if (!found) throw new APIError('There is no such version.', 404, null, true)
    const doc = await req.payload.updateGlobal({
      slug,
      data: { ...found.version, _status: 'draft' },
      draft: true,
      ...options,
    })
    return Response.json({ doc, message: req.t('version:restoredSuccessfully') })
  },
}

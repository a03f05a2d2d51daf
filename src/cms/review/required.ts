import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type Where,
} from 'payload'
import { z } from 'zod'
import { needsReview, REVIEW_REQUIRED } from '@/rules/review'
import { roleOf } from '../access/viewer'

const FORBIDDEN = 403

/** Whether the published settings ask for a review before publishing. */
export async function reviewIsOn(req: PayloadRequest): Promise<boolean> {
  const { reviewBeforePublishing } = await req.payload.findGlobal({ slug: 'settings', depth: 0, draft: false, req })
  return reviewBeforePublishing === true
}

/** Whether the person may change what is on the site. Managers always may, and so may the site itself. */
export async function mayPublish(req: PayloadRequest): Promise<boolean> {
  return !needsReview(roleOf(req)) || !(await reviewIsOn(req))
}

const refusal = () => new APIError(REVIEW_REQUIRED, FORBIDDEN, null, true)

/** @throws APIError 403 for a person who must ask for a review */
export async function requirePublisher(req: PayloadRequest): Promise<void> {
  if (!(await mayPublish(req))) throw refusal()
}

const write = z.object({
  id: z.union([z.number(), z.string()]).optional(),
  where: z.custom<Where>().optional(),
  draft: z.boolean().nullish(),
  trash: z.boolean().nullish(),
  // Duplicating sends none.
  data: z.object({ _status: z.unknown().optional(), deletedAt: z.unknown().optional() }).default({}),
})
type Write = z.infer<typeof write>

/**
 * Refuses what changes the site, whichever way it comes: publishing, unpublishing, moving what is published to the trash,
 * or writing the published document without a draft. It runs after the hook that makes a document in the trash a draft.
 * @throws APIError 403 for people who must ask for a review
 */
export const requireReview: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { data: sent } = write.safeParse(args)
  const publishes = !sent || sent.data._status === 'published'
  // Most saves are of drafts, and need no query.
  const savesDraft = !publishes && (operation === 'create' || sent.draft === true)
  if (savesDraft || (await mayPublish(req))) return args
  if (publishes || (await changesPublished(req, collection.slug as CollectionSlug, sent))) throw refusal()
  return args
}

/** Whether an update without a draft, which does not publish, writes a document that is on the site. */
async function changesPublished(req: PayloadRequest, collection: CollectionSlug, sent: Write): Promise<boolean> {
  const ids = sent.id === undefined ? await idsOf(req, collection, sent) : [sent.id]
  const where: Where = { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] }
  return ids.length > 0 && (await req.payload.db.count({ collection, where, req })).totalDocs > 0
}

/** The documents of a bulk change. Payload selects those on their way to the trash by their newest versions. */
async function idsOf(req: PayloadRequest, collection: CollectionSlug, sent: Write): Promise<(number | string)[]> {
  const { docs } = await req.payload.find({
    collection,
    where: sent.where,
    draft: Boolean(sent.data.deletedAt),
    trash: sent.trash === true,
    depth: 0,
    pagination: false,
    select: {},
    req,
  })
  return docs.map(({ id }) => id)
}

/** As {@link requireReview}, for a global. It runs after the hook that makes a save without a draft a publication. */
export const requireGlobalReview: GlobalBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update') return args
  const { data: sent } = write.safeParse(args)
  if (!sent?.draft || sent.data._status === 'published') await requirePublisher(req)
  return args
}

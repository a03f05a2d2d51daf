import {
  APIError,
  type CollectionBeforeValidateHook,
  type GlobalBeforeValidateHook,
  getLatestCollectionVersion,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { staleSaveMessage } from '@/rules/stale-save'
import { acquireAdvisoryLock } from '../database/advisory-lock'
import { lastSavedBy } from './last-save'

const CONFLICT = 409
/** The hidden field that every form of the admin has: the version that was opened, and where the refusal is told. */
const BASE_FIELD = 'updatedAt'
type Newest = { id: number; _status?: string }
const saved = z.object({ updatedAt: z.union([z.string(), z.date().transform((date) => date.toISOString())]) })

/**
 * The version that a form was opened on. Only the admin's form sends one, and it alone sends multipart: scripts, bulk
 * edits, schedules and "Revert to published" send JSON or call the Local API, and mean to write over what is there.
 */
function baseOf(req: PayloadRequest, data: unknown): string | null {
  if (!req.headers.get('content-type')?.startsWith('multipart/')) return null
  const { success, data: sent } = saved.safeParse(data)
  return success ? sent.updatedAt : null
}

async function rejectIfNewer(
  req: PayloadRequest,
  entity: string,
  base: string,
  readNewest: () => Promise<unknown[]>,
): Promise<void> {
  // Two saves at once would each see the version before the other's.
  await acquireAdvisoryLock(req, `save of ${entity}`)
  const times = (await readNewest()).flatMap((doc) => saved.safeParse(doc).data?.updatedAt ?? [])
  const at = times[0]
  if (at === undefined || times.some((time) => Date.parse(time) === Date.parse(base))) return
  const by = await nameOf(req, await lastSavedBy(req, entity, at))
  const message = staleSaveMessage({ by, at: new Date(at) }, new Date())
  throw new APIError(message, CONFLICT, { errors: [{ path: BASE_FIELD, message }] }, true)
}

async function nameOf(req: PayloadRequest, id: number | null): Promise<string | null> {
  if (id === null) return null
  if (id === req.user?.id) return 'you'
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
  return user ? [user.firstName, user.lastName].filter(Boolean).join(' ') || (user.username ?? null) : null
}

/**
 * Refuses to save a form of the admin over a version that is newer than the one it was opened on.
 * @throws APIError 409 naming who saved the newer one, and when
 */
export const rejectStaleSave: CollectionBeforeValidateHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const base = operation === 'update' ? baseOf(req, data) : null
  if (base === null || !originalDoc) return data
  const { id } = originalDoc
  const query = { collection: collection.slug, where: { id: { equals: id } } }
  await rejectIfNewer(req, `${collection.slug}:${id}`, base, async () => {
    const newest = await getLatestCollectionVersion<Newest>({
      config: collection,
      id,
      payload: req.payload,
      query,
      req,
    })
    // A form over a published document was filled from the document itself: its time may differ from that of its version.
    return newest?._status === 'published' ? [newest, await req.payload.db.findOne({ ...query, req })] : [newest]
  })
  return data
}

/** As {@link rejectStaleSave}, for a global. @throws APIError 409 */
export const rejectStaleGlobal: GlobalBeforeValidateHook = async ({ data, global, req }) => {
  const base = baseOf(req, data)
  if (base === null) return data
  const { slug } = global
  await rejectIfNewer(req, slug, base, async () => [await req.payload.db.findGlobal({ slug, req })])
  return data
}

import {
  APIError,
  type CollectionBeforeValidateHook,
  type GlobalBeforeValidateHook,
  getLatestCollectionVersion,
  getLatestGlobalVersion,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { staleSaveMessage } from '@/rules/stale-save'
import { acquireAdvisoryLock } from '../database/advisory-lock'
import { staffNames } from './names'

const CONFLICT = 409
/** A hidden field of every admin form: the version that was opened; conflict messages are attached to it. */
const BASE_FIELD = 'updatedAt'
type Newest = { id: number; _status?: string }
const time = z.union([z.string(), z.date().transform((date) => date.toISOString())])
const saved = z.object({ updatedAt: time, savedBy: z.number().nullish().catch(null) })

/**
 * The version that a form was opened with. Only the admin's form sends one, and only it sends multipart: scripts, bulk
 * edits, schedules and "Revert to published" send JSON or use the Local API, and overwrite on purpose.
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
  // Without the lock, two concurrent saves would each read the version before the other's.
  await acquireAdvisoryLock(req, `save of ${entity}`)
  const versions = (await readNewest()).flatMap((doc) => saved.safeParse(doc).data ?? [])
  const [newest] = versions
  if (!newest || versions.some(({ updatedAt }) => Date.parse(updatedAt) === Date.parse(base))) return
  const by = await nameOf(req, newest.savedBy)
  const message = staleSaveMessage({ by, at: new Date(newest.updatedAt) }, new Date())
  throw new APIError(message, CONFLICT, { errors: [{ path: BASE_FIELD, message }] }, true)
}

async function nameOf(req: PayloadRequest, id: number | null | undefined): Promise<string | null> {
  if (!id) return null
  return id === req.user?.id ? 'you' : ((await staffNames(req, [id])).get(id) ?? null)
}

/**
 * Refuses to save an admin form over a version newer than the one it was opened with.
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
    // A form of a published document is filled from the document itself, whose time may differ from its version's.
    return newest?._status === 'published' ? [newest, await req.payload.db.findOne({ ...query, req })] : [newest]
  })
  return data
}

/** Like {@link rejectStaleSave}, for a global. @throws APIError 409 */
export const rejectStaleGlobal: GlobalBeforeValidateHook = async ({ data, global, req }) => {
  const base = baseOf(req, data)
  if (base === null) return data
  const { slug } = global
  await rejectIfNewer(req, slug, base, async () => {
    const { global: newest } = await getLatestGlobalVersion({
      slug,
      config: global,
      payload: req.payload,
      req,
      where: {},
    })
    return newest?._status === 'published' ? [newest, await req.payload.db.findGlobal({ slug, req })] : [newest]
  })
  return data
}

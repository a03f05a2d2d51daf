import 'server-only'
import { z } from 'zod'
import { type AccessSummary, accessSummary, rowsByDatabaseId, typeOf } from '@/catalogue/queries.server'
import { readAs, readDraftByDatabaseId } from '@/cms/client/local-api.server'
import { isVideoType } from '@/model/content-types'
import type { MovementGuide } from '@/payload-types'
import type { Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { type Audience, isRestrictedFor } from '@/rules/audience'
import { relationId } from '@/rules/relation-id'
import { isStaffRole } from '@/rules/roles'
import type { VideoSource } from './resolve-video.server'

/** The databaseId of an item in a query. With `trailer`, its trailer; with `preview`, staff get its newest draft. */
export const itemQuery = z.object({
  item: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'Must be the databaseId of an item.')
    .transform(Number),
  preview: z.literal('1', 'Use 1, or leave it out.').optional(),
  trailer: z.literal('1', 'Use 1, or leave it out.').optional(),
})

/** What the player needs of an item; `video` is null if it has no video, or was asked for its trailer and has none. */
type AccessibleVideo = { title: string; image: number | null; video: VideoSource | null }

/**
 * An item whose plan lets the viewer watch it, or for its trailer any published item. Videos are requested by item, since
 * the item's plan decides, not the file. `preview` is ignored for anyone but staff.
 * @throws AppError not_found without such an item; unauthenticated or forbidden below its plan
 */
export async function accessibleVideo(
  { item, preview, trailer }: z.infer<typeof itemQuery>,
  { account, audience }: Viewer,
): Promise<AccessibleVideo> {
  if (preview && isStaffRole(account?.role)) return draftVideo(item, audience, trailer !== undefined)
  const [found] = await rowsByDatabaseId([item])
  const row = trailer ? requireItem(found) : requireAccess(found, audience)
  const doc = await readAs(audience).document(row.postType, row.docId)
  const source = trailer ? trailerOf(doc) : doc && 'video' in doc ? doc.video : null
  return { title: row.title, image: row.imageId ?? null, video: source ?? null }
}

/** The trailer of a document as a source; null if it has none. */
function trailerOf(doc: object | null): VideoSource | null {
  // Types without a video lack the field.
  const { trailer } = (doc ?? {}) as Partial<Pick<MovementGuide, 'trailer'>>
  const file = relationId(trailer)
  return file ? { file } : null
}

async function draftVideo(item: number, audience: Audience, trailer: boolean): Promise<AccessibleVideo> {
  const postType = await typeOf(item)
  const doc = isVideoType(postType) ? await readDraftByDatabaseId(audience, postType, item) : null
  if (!doc) throw new AppError('not_found', 'There is no such item.')
  return { title: doc.title, image: relationId(doc.image), video: (trailer ? trailerOf(doc) : doc.video) ?? null }
}

/**
 * Checks that the viewer may save progress for an item: it must be of a type with videos. @throws as {@link
 * accessibleVideo}
 */
export async function requireVideoAccess(databaseId: number, audience: Audience): Promise<void> {
  const summary = await accessSummary(databaseId)
  requireAccess(isVideoType(summary?.postType) ? summary : null, audience)
}

function requireItem<Item>(item: Item | null | undefined): Item {
  if (!item) throw new AppError('not_found', 'There is no such item.')
  return item
}

function requireAccess<Item extends AccessSummary>(found: Item | null | undefined, audience: Audience): Item {
  const item = requireItem(found)
  if (isRestrictedFor(audience, item.requiredPlan)) {
    throw new AppError(audience === 'visitor' ? 'unauthenticated' : 'forbidden', 'This video is for members.')
  }
  return item
}

import 'server-only'
import { z } from 'zod'
import { rowsByDatabaseId, type StoredRow } from '@/catalogue/queries.server'
import { readAs } from '@/cms/client/local-api.server'
import { hasVideo } from '@/model/has-video'
import type { Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { isRestrictedFor } from '@/rules/audience'
import { databaseId } from '@/rules/schemas'
import { recordActivity } from './activity.server'

/** POST /api/programmes/read: the databaseId of the item or page that was opened. */
export const readBody = z.object({ databaseId })

/**
 * Does the step of an item or page that the member has opened, if opening it is all there is to do: a video is watched
 * and a recipe is cooked.
 * @returns the ids of the steps that are done now
 * @throws AppError not_found; forbidden below the item's plan
 */
export async function markRead(viewer: Viewer, body: z.infer<typeof readBody>): Promise<{ steps: string[] }> {
  const [row] = await rowsByDatabaseId([body.databaseId])
  if (!row) throw new AppError('not_found', 'There is no such item.')
  if (isRestrictedFor(viewer.audience, row.requiredPlan)) {
    throw new AppError('forbidden', 'This item is not in your plan.')
  }
  if (row.postType === 'recipes' || (await isVideo(viewer, row))) return { steps: [] }
  return { steps: await recordActivity(viewer, row.databaseId, 'read') }
}

async function isVideo({ audience }: Viewer, { docId, postType }: StoredRow): Promise<boolean> {
  const doc = await readAs(audience).document(postType, docId)
  return doc !== null && hasVideo(doc)
}

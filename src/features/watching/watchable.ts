import 'server-only'
import { z } from 'zod'
import { isVideoType } from '@/catalogue/post-types'
import { rowsByDatabaseId, type Standing, type StoredRow, standingOf } from '@/catalogue/queries'
import { readAs } from '@/cms/client'
import { AppError } from '@/rules/app-error'
import { type Audience, isRestrictedFor } from '@/rules/audience'
import type { VideoSource } from './film'

/** Which item, in a query: its databaseId. */
export const itemQuery = z.object({
  item: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'Must be the databaseId of an item.')
    .transform(Number),
})

/**
 * An item whose plan lets an audience watch it. Its plan decides, not the file: so everything about a film is asked
 * for by its item. SPEC 6.
 * @throws AppError not_found without such an item; unauthenticated or forbidden below its plan
 */
export async function watchableRow(databaseId: number, audience: Audience): Promise<StoredRow> {
  const [row] = await rowsByDatabaseId([databaseId])
  return admitted(row, audience)
}

/** As {@link watchableRow}, for what members say about an item: it must be of a type that has a film. */
export async function admitToFilm(databaseId: number, audience: Audience): Promise<void> {
  const standing = await standingOf(databaseId)
  admitted(isVideoType(standing?.postType) ? standing : null, audience)
}

function admitted<Item extends Standing>(item: Item | null | undefined, audience: Audience): Item {
  if (!item) throw new AppError('not_found', 'There is no such item.')
  if (isRestrictedFor(audience, item.requiredPlan)) {
    throw new AppError(audience === 'visitor' ? 'unauthenticated' : 'forbidden', 'This video is for members.')
  }
  return item
}

/** The video that an item holds, for an audience that may watch it; null where its type or it has none. */
export async function videoOf(row: StoredRow, audience: Audience): Promise<VideoSource | null> {
  const doc = await readAs(audience).document(row.postType, row.docId)
  return (doc && 'video' in doc ? doc.video : null) ?? null
}

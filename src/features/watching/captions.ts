import 'server-only'
import { z } from 'zod'
import { rowsByDatabaseId } from '@/catalogue/queries'
import { readAs } from '@/cms/client'
import { AppError } from '@/rules/app-error'
import { type Audience, isRestrictedFor } from '@/rules/audience'
import { captionsOf } from './film'

/** Which item's captions: its databaseId. */
export const captionsQuery = z.object({
  item: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'Must be the databaseId of an item.')
    .transform(Number),
})

/**
 * The captions of an item's film as a file that a `<track>` can read: it takes no data: address
 * in every browser. They are asked for by the item, not by the file, so that its plan decides.
 * SPEC 6.
 * @throws AppError not_found without such an item or captions; unauthenticated or forbidden below its plan
 */
export async function captionsFile({ item }: z.infer<typeof captionsQuery>, audience: Audience): Promise<Response> {
  const [row] = await rowsByDatabaseId([item])
  if (!row) throw new AppError('not_found', 'There is no such item.')
  if (isRestrictedFor(audience, row.requiredPlan)) {
    throw new AppError(audience === 'visitor' ? 'unauthenticated' : 'forbidden', 'These captions are for members.')
  }
  const doc = await readAs(audience).document(row.postType, row.docId)
  const captions = doc && 'video' in doc ? await captionsOf(doc.video, audience) : null
  if (captions === null) throw new AppError('not_found', 'This item has no captions.')
  return new Response(captions, { headers: { 'content-type': 'text/vtt; charset=utf-8' } })
}

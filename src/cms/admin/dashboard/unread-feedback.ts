import { z } from 'zod'
import { accessArgs, type DashboardUser, MAX_ITEMS, type PendingItems } from './reader'

export type FeedbackRow = { id: number; message: string; name: string | null; createdAt: string }

/** Key of the preference with the time up to which a user has read the feedback; one per user. */
export const FEEDBACK_READ = 'feedback-read'

const preference = z.object({ value: z.object({ until: z.iso.datetime() }) })

/** Feedback since the user last marked it as read, newest first; null for roles that cannot read it. */
export async function unreadFeedback(reader: DashboardUser): Promise<PendingItems<FeedbackRow> | null> {
  if (!reader.permissions.collections?.feedback?.read) return null
  const until = await readUntil(reader)
  const { docs, totalDocs } = await reader.payload.find({
    collection: 'feedback',
    where: until === null ? {} : { createdAt: { greater_than: until } },
    select: { message: true, name: true, createdAt: true },
    sort: '-createdAt',
    limit: MAX_ITEMS,
    ...accessArgs(reader),
  })
  const items = docs.map(({ id, message, name, createdAt }) => ({ id, message, name: name ?? null, createdAt }))
  return { count: totalDocs, items }
}

async function readUntil(reader: DashboardUser): Promise<string | null> {
  const { docs } = await reader.payload.find({
    collection: 'payload-preferences',
    // Access to preferences is limited to their owner.
    where: { key: { equals: FEEDBACK_READ } },
    limit: 1,
    ...accessArgs(reader),
  })
  // Users can write anything into their own preferences: an invalid time counts as never.
  const { success, data } = preference.safeParse(docs[0])
  return success ? data.value.until : null
}

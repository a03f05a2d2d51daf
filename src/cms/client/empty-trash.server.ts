import 'server-only'
import { APIError, type CollectionSlug, type Payload } from 'payload'
import { LIMITS } from '@/rules/limits'
import { asSystem } from './local-api.server'

const DAY_MS = 24 * 60 * 60 * 1_000

/**
 * Deletes for good what has been in the trash for longer than `LIMITS.trashDays`. A document that something has begun
 * to depend on stays.
 * @returns how many documents
 */
export async function emptyTrash(now: Date): Promise<number> {
  const payload = await asSystem('emptying the trash')
  const before = new Date(now.getTime() - LIMITS.trashDays * DAY_MS).toISOString()
  let deleted = 0
  for (const { config } of Object.values(payload.collections)) {
    if (!config.trash) continue
    const collection = config.slug as CollectionSlug
    const where = { deletedAt: { less_than: before } }
    const { docs } = await payload.db.find<{ id: number }>({ collection, where, select: {}, pagination: false })
    for (const { id } of docs) if (await deleteUnlessRefused(payload, collection, id)) deleted += 1
  }
  return deleted
}

async function deleteUnlessRefused(payload: Payload, collection: CollectionSlug, id: number): Promise<boolean> {
  try {
    await payload.delete({ collection, id, trash: true, depth: 0 })
    return true
  } catch (error) {
    // A refusal by one of the collection's guards, such as a page below which another page was restored.
    if (error instanceof APIError && error.isPublic) return false
    throw error
  }
}

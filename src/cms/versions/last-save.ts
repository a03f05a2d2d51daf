import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { z } from 'zod'

const PREFERENCES = 'payload-preferences'
const savedBy = z.object({
  user: z.object({ value: z.union([z.number(), z.object({ id: z.number() }).transform(({ id }) => id)]) }),
  value: z.object({ at: z.string() }),
})

/**
 * Key of the preference with the last saver of a document or a global. @param entity a collection with an id, or a
 * global
 */
const keyOf = (entity: string) => `last-save:${entity}`

async function recordSave(req: PayloadRequest, entity: string, at: unknown): Promise<void> {
  if (!req.user || typeof at !== 'string') return
  const key = keyOf(entity)
  const data = { key, user: { relationTo: 'users', value: req.user.id }, value: { at } }
  const { db } = req.payload
  const before = await db.findOne<{ id: number }>({ collection: PREFERENCES, where: { key: { equals: key } }, req })
  if (before) await db.updateOne({ collection: PREFERENCES, id: before.id, data, req })
  else await db.create({ collection: PREFERENCES, data, req })
}

/**
 * Who made a save, for the conflict message to another editor. Stored in preferences, which are deleted with the user:
 * a column would be needed in some forty tables.
 * @param at ISO time of the save
 * @returns the user's id; null for a save by a script or a schedule
 */
export async function lastSavedBy(req: PayloadRequest, entity: string, at: string): Promise<number | null> {
  const row = await req.payload.db.findOne({
    collection: PREFERENCES,
    where: { key: { equals: keyOf(entity) } },
    req,
  })
  const { success, data } = savedBy.safeParse(row)
  return success && data.value.at === at ? data.user.value : null
}

export const recordDocumentSave: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await recordSave(req, `${collection.slug}:${doc.id}`, doc.updatedAt)
  return doc
}

export const recordGlobalSave: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  await recordSave(req, global.slug, doc.updatedAt)
  return doc
}

export const clearLastSave: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const key = keyOf(`${collection.slug}:${id}`)
  await req.payload.db.deleteMany({ collection: PREFERENCES, where: { key: { equals: key } }, req })
}

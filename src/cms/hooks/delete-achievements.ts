import type { CollectionBeforeDeleteHook } from 'payload'

/** Deletes what members have reached of a milestone along with it, in the same transaction. */
export const deleteAchievements: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'achievements', where: { milestone: { equals: id } }, depth: 0, req })
}

import type { CollectionBeforeDeleteHook } from 'payload'

/** A milestone goes with what its members have reached of it, in the same transaction. */
export const deleteAchievements: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'achievements', where: { milestone: { equals: id } }, depth: 0, req })
}

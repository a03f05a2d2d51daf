import type { CollectionBeforeDeleteHook, SanitizedCollectionConfig } from 'payload'
import { MEMBER_COLLECTIONS, USER_COLLECTIONS } from '@/rules/member-collections'

/** Whether deleting a row does more than that: a file goes with it, or a hook runs. */
const isPlain = ({ hooks, upload }: SanitizedCollectionConfig) =>
  !upload && hooks.beforeDelete.length === 0 && hooks.afterDelete.length === 0

/**
 * Deletes a user's rows along with the user, in the same transaction; the database refuses rows without an owner. Plain
 * rows go in one statement, since a member can have thousands.
 */
export const deleteMemberRows: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const collections = [
    ...MEMBER_COLLECTIONS.map((collection) => ({ collection, where: { member: { equals: id } } })),
    ...USER_COLLECTIONS.map((collection) => ({ collection, where: { user: { equals: id } } })),
  ]
  for (const { collection, where } of collections) {
    const { config } = req.payload.collections[collection]
    if (isPlain(config)) await req.payload.db.deleteMany({ collection, where, req })
    else await req.payload.delete({ collection, where, depth: 0, req })
  }
}

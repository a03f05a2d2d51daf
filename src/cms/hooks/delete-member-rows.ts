import type { CollectionBeforeDeleteHook } from 'payload'
import { MEMBER_COLLECTIONS } from '@/rules/member-collections'

/** Deletes a user's rows along with the user, in the same transaction; the database refuses rows without an owner. */
export const deleteMemberRows: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of MEMBER_COLLECTIONS) {
    await req.payload.delete({ collection, where: { member: { equals: id } }, depth: 0, req })
  }
}

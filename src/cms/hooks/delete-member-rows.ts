import type { CollectionBeforeDeleteHook } from 'payload'
import { MEMBER_COLLECTIONS } from '@/rules/member-collections'

/** Takes away what a person made, in the same transaction: the database refuses rows that are nobody's. */
export const deleteMemberRows: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of MEMBER_COLLECTIONS) {
    await req.payload.delete({ collection, where: { member: { equals: id } }, depth: 0, req })
  }
}

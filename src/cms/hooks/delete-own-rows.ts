import type { CollectionBeforeDeleteHook } from 'payload'

/** Rows that belong to a person, and cannot be without one. */
const OWN = ['favourites', 'watches', 'viewings', 'ratings', 'recipeNotes', 'shoppingLists', 'devices'] as const

/** Takes away what a person made, in the same transaction: the database refuses rows that are nobody's. */
export const deleteOwnRows: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of OWN) {
    await req.payload.delete({ collection, where: { member: { equals: id } }, depth: 0, req })
  }
}

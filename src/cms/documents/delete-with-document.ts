import type { CollectionAfterDeleteHook, Where } from 'payload'

/** Deletes the rows about a document along with it, once it is deleted for good. */
export const deleteWithDocument =
  (rows: 'editorComments' | 'reviewRequests'): CollectionAfterDeleteHook =>
  async ({ collection: { slug }, id, req }) => {
    const where: Where = { and: [{ entity: { equals: slug } }, { docId: { equals: id } }] }
    await req.payload.db.deleteMany({ collection: rows, where, req })
  }

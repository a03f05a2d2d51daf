import type { CollectionAfterChangeHook, CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'

const update = z.looseObject({ data: z.looseObject({ deletedAt: z.unknown() }), trash: z.boolean().optional() })

/**
 * Makes a document a draft on its way to the trash and back. Both change the document itself: a draft saved over it
 * would leave the published one on the site.
 */
export const draftInTrash: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { success, data: sent } = update.safeParse(args)
  if (operation !== 'update' || !success) return args
  const { deletedAt } = sent.data
  const moves = Boolean(deletedAt) || (deletedAt === null && sent.trash === true)
  return moves ? { ...args, draft: false, data: { ...sent.data, _status: 'draft' } } : args
}

/** Removes the planned publications of a document that was moved to the trash, where they would fail. */
export const cancelSchedule: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  if (!doc.deletedAt || previousDoc.deletedAt) return doc
  const ofDocument = [{ 'input.doc.value': { equals: doc.id } }, { 'input.doc.value': { equals: String(doc.id) } }]
  await req.payload.db.deleteMany({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { 'input.doc.relationTo': { equals: collection.slug } },
        { or: ofDocument },
      ],
    },
    req,
  })
  return doc
}

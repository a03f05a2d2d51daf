import type { CollectionSlug, PayloadRequest } from 'payload'

const IN_TRASH = /-in-trash-\d+$/

/** The value of a unique field while its document is in the trash: "lentil-soup" becomes "lentil-soup-in-trash-12". */
export const freedName = (value: unknown, id: number | string): unknown =>
  typeof value === 'string' ? `${value.replace(IN_TRASH, '')}-in-trash-${id}` : value

/**
 * The value of a unique field after its document was restored from the trash.
 * @returns the one from before, unless another document has it now
 */
export async function restoredName(
  req: PayloadRequest,
  collection: CollectionSlug,
  { id, field, value }: { id: number | string; field: string; value: unknown },
): Promise<unknown> {
  if (typeof value !== 'string') return value
  const before = value.replace(IN_TRASH, '')
  const where = { and: [{ [field]: { equals: before } }, { id: { not_equals: id } }] }
  return (await req.payload.db.findOne({ collection, where, req })) ? value : before
}

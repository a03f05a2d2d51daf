import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { z } from 'zod'
import { forEachReference, type Referenced, referringFields } from './references'

const document = z.looseObject({ id: z.number() })
const version = z.looseObject({ id: z.number(), version: z.record(z.string(), z.unknown()) })

/**
 * Removes a file from the blocks of every document, in the published and the last saved version. Blocks are JSON, so
 * the database cannot null the reference, and the block would keep the id of a deleted file. Texts are left alone: the
 * renderer skips a missing file there.
 */
export async function clearReferences(req: PayloadRequest, upload: Referenced): Promise<void> {
  const { db } = req.payload
  for (const { config } of Object.values(req.payload.collections)) {
    const blocks = config.flattenedFields.filter(({ type }) => type === 'blocks')
    if (referringFields(blocks, upload.collection).length === 0) continue
    const collection = config.slug as CollectionSlug
    const { docs } = await db.find({ collection, pagination: false, req })
    for (const doc of document.array().parse(docs)) {
      const data = clearBlocks(blocks, doc, upload)
      if (data) await db.updateOne({ collection, id: doc.id, data, req })
    }
    if (!config.versions) continue
    const where = { latest: { equals: true } }
    const newest = await db.findVersions({ collection, where, pagination: false, req })
    for (const { id, version: doc } of version.array().parse(newest.docs)) {
      const data = clearBlocks(blocks, doc, upload)
      if (data) await db.updateVersion({ collection, id, versionData: { version: data }, req })
    }
  }
}

/** The block fields without the file, changed in place; null if they do not contain it. */
function clearBlocks(blocks: FlattenedField[], doc: Record<string, unknown>, upload: Referenced) {
  let changed = false
  forEachReference(blocks, doc, upload, (holder, { name, type }) => {
    if (type !== 'upload') return
    holder[name] = null
    changed = true
  })
  if (!changed) return null
  // updatedAt stays, so that an editor with the document open gets no conflict.
  return { ...Object.fromEntries(blocks.map(({ name }) => [name, doc[name]])), updatedAt: doc.updatedAt }
}

import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeValidateHook,
  ValidationError,
} from 'payload'
import { docTag, typeTag } from '@/rules/cache-tags'
import { SECTION } from '@/rules/sections/expand'
import { revalidate } from '../hooks/revalidate'

const tagsOf = (id: number | string) => [docTag('sections', id), typeTag('sections')]

/** Expires the pages that show a section. A draft saved over a published one changes none of them. */
export const expirePages: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc._status === 'draft') {
    const where = { id: { equals: doc.id } }
    const main = await req.payload.db.findOne<{ id: number; _status?: string }>({ collection: 'sections', where, req })
    if (main?._status === 'published') return doc
  }
  await revalidate(req, tagsOf(doc.id))
  return doc
}

export const expirePagesAfterDelete: CollectionAfterDeleteHook = ({ id, req }) => revalidate(req, tagsOf(id))

/** The picker does not offer it; a paste or a script might bring it. @throws ValidationError */
export const refuseSections: CollectionBeforeValidateHook = ({ data, req }) => {
  const layout: unknown = data?.layout
  const found = Array.isArray(layout) ? layout.findIndex((block) => block?.blockType === SECTION) : -1
  if (found === -1) return data
  const message = 'A section cannot contain a section.'
  throw new ValidationError({ collection: 'sections', errors: [{ path: `layout.${found}.section`, message }], req })
}

import type { CollectionSlug, FlattenedField, GlobalSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { POST_TYPES } from '@/model/content-types'
import { linksIn, type PlacedLink } from './walk'

/** A published document or a global with links. */
export type LinkingDocument = {
  title: string
  /** Such as "Recipe". */
  kind: string
  /** Its form, below the admin's route. */
  path: string
  links: PlacedLink[]
}

const stored = z.looseObject({ id: z.number(), title: z.string().nullish() })

/** The collections whose documents have links that are checked and mended. */
export const LINKING_COLLECTIONS = [...POST_TYPES, 'sections'] as const

/** All published documents and globals that have links, with all of them. Reads every one. */
export async function scanLinks(req: PayloadRequest): Promise<LinkingDocument[]> {
  const found: LinkingDocument[] = []
  for (const collection of LINKING_COLLECTIONS) {
    const { docs } = await req.payload.db.find({
      collection,
      where: { _status: { equals: 'published' } },
      pagination: false,
      req,
    })
    const { singular } = req.payload.collections[collection].config.labels
    const kind = typeof singular === 'string' ? singular : collection
    for (const doc of stored.array().parse(docs)) {
      const path = `/collections/${collection}/${doc.id}`
      const links = linksIn(fieldsOf(req, collection), doc)
      found.push({ title: doc.title || `${kind} ${doc.id}`, kind, path, links })
    }
  }
  for (const { flattenedFields, label, slug } of req.payload.globals.config) {
    const data = await req.payload.db.findGlobal({ slug: slug as GlobalSlug, req })
    const title = typeof label === 'string' ? label : slug
    found.push({ title, kind: 'Site', path: `/globals/${slug}`, links: linksIn(flattenedFields, { ...data }) })
  }
  return found.filter(({ links }) => links.length > 0)
}

export const fieldsOf = ({ payload }: PayloadRequest, collection: CollectionSlug): readonly FlattenedField[] =>
  payload.collections[collection].config.flattenedFields

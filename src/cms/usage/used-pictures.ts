import type { CollectionSlug, FlattenedField, GlobalSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { linkReference } from '@/rules/links/reference'
import { richTextReferences } from '@/rules/links/rich-text-references'
import { forEachHolder, LINK, type Row, reference, referringFields } from './references'

const document = z.record(z.string(), z.unknown())
const version = z.looseObject({ version: document })
const picture = z.object({ id: z.number(), filename: z.string() })

/** Ids of pictures, and names of their files, which texts can show too. */
type Used = { ids: Set<number>; files: Set<string> }

const FILE_ADDRESS = /\/media\/file\/([^"'\\\s?#)]+)/g
const LINK_TO_FILE = /"(file:[1-9]\d{0,8}[^"]*)"/g

/**
 * The ids of all pictures that something shows or leads to: published, in a last saved version, or in a global. Reads
 * every document that can refer to a picture, once.
 */
export async function usedPictures(req: PayloadRequest): Promise<number[]> {
  const { collections, db, globals } = req.payload
  const used: Used = { ids: new Set(), files: new Set() }
  for (const { config } of Object.values(collections)) {
    if (referringFields(config.flattenedFields, 'media').length === 0) continue
    const collection = config.slug as CollectionSlug
    const { docs } = await db.find({ collection, pagination: false, req })
    for (const doc of document.array().parse(docs)) collect(config.flattenedFields, doc, used)
    if (!config.versions?.drafts) continue
    const where = { latest: { equals: true } }
    const newest = await db.findVersions({ collection, where, pagination: false, req })
    for (const { version: doc } of version.array().parse(newest.docs)) collect(config.flattenedFields, doc, used)
  }
  for (const { flattenedFields, slug } of globals.config) {
    if (referringFields(flattenedFields, 'media').length === 0) continue
    for (const draft of [false, true]) {
      const global = await req.payload.findGlobal({ slug: slug as GlobalSlug, depth: 0, draft, req })
      collect(flattenedFields, { ...global }, used)
    }
  }
  return [...used.ids, ...(await idsOfFiles(req, used.files))]
}

function collect(fields: readonly FlattenedField[], doc: Row, used: Used): void {
  forEachHolder(fields, doc, (holder, field) => {
    const value = holder[field.name]
    switch (field.type) {
      case 'upload':
      case 'relationship':
        if ([field.relationTo].flat().includes('media')) for (const one of [value].flat()) addId(one, used)
        break
      case 'text':
        if (field.name === LINK) addLink(value, used)
        break
      default:
        collectFromText(value, used)
    }
  })
}

function collectFromText(value: unknown, used: Used): void {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  for (const [, file = ''] of text.matchAll(FILE_ADDRESS)) used.files.add(file)
  if (typeof value === 'string') return
  for (const id of richTextReferences(value).pictures) used.ids.add(id)
  for (const [, link] of text.matchAll(LINK_TO_FILE)) addLink(link, used)
}

function addId(value: unknown, { ids }: Used): void {
  const id = reference.safeParse(value).data
  if (id !== undefined) ids.add(id)
}

function addLink(value: unknown, { ids }: Used): void {
  const link = linkReference(value)
  if (link?.kind === 'file') ids.add(link.id)
}

async function idsOfFiles(req: PayloadRequest, files: ReadonlySet<string>): Promise<number[]> {
  if (files.size === 0) return []
  const where = { filename: { in: [...files] } }
  const { docs } = await req.payload.db.find({ collection: 'media', where, pagination: false, req })
  return picture
    .array()
    .parse(docs)
    .map(({ id }) => id)
}

import type { CollectionSlug, FlattenedField, GlobalSlug, PayloadRequest, SelectType, Where } from 'payload'
import { z } from 'zod'
import { type Referenced, referringFields, refersTo } from './references'

/** A document or global that shows a file or a section: its title, its kind and its path in the admin. */
export type Usage = {
  title: string
  kind: string
  /** True if only an unpublished version uses it. */
  draft: boolean
  /** Below the admin's route. */
  path: string
}

const PER_QUERY = 200
const stored = z.looseObject({ id: z.number() })
const referenced = z.object({ id: z.number(), filename: z.string().nullable().default(null), deletedAt: z.unknown() })
const text = z.string().catch('')

type Collection = PayloadRequest['payload']['collections'][CollectionSlug]['config']

/** @returns its collection, id and file name, and whether it is in the trash; null if there is no such document */
export async function referencedOf(
  req: PayloadRequest,
  collection: Referenced['collection'],
  id: number | string,
): Promise<(Referenced & { inTrash: boolean }) | null> {
  const doc = await req.payload.db.findOne({ collection, where: { id: { equals: Number(id) } }, req })
  const { success, data } = referenced.safeParse(doc)
  if (!success) return null
  const { deletedAt, filename, id: number } = data
  return { collection, id: number, filename, inTrash: Boolean(deletedAt) }
}

/**
 * Where a file or a section is used: in the published and last saved versions of documents, and in globals. Blocks and texts are
 * JSON, which the queries cannot search, so documents that have any are read.
 */
export async function findUsages(req: PayloadRequest, upload: Referenced): Promise<Usage[]> {
  const places: Usage[] = []
  for (const { config } of Object.values(req.payload.collections)) {
    const names = referringFields(config.flattenedFields, upload.collection)
    if (names.length > 0) places.push(...(await usagesInCollection(req, config, names, upload)))
  }
  for (const { fields, slug } of globalsOf(req)) {
    if (referringFields(fields, upload.collection).length === 0) continue
    const uses = async (draft: boolean) =>
      refersTo(fields, { ...(await req.payload.findGlobal({ slug, depth: 0, draft, req })) }, upload)
    const live = await uses(false)
    if (live || (await uses(true)))
      places.push({ title: labelOf(slug), kind: 'Site', draft: !live, path: `/globals/${slug}` })
  }
  return places
}

const globalsOf = ({ payload }: PayloadRequest) =>
  payload.globals.config.map(({ flattenedFields, slug }) => ({ fields: flattenedFields, slug: slug as GlobalSlug }))

/** "foodLists" is "Food lists". */
const labelOf = (slug: string) =>
  slug.replace(/^./, (first) => first.toUpperCase()).replace(/[A-Z](?!^)/g, (c, at) => (at ? ` ${c.toLowerCase()}` : c))

async function usagesInCollection(
  req: PayloadRequest,
  config: Collection,
  names: string[],
  upload: Referenced,
): Promise<Usage[]> {
  const find = (draft: boolean) => documentsThatRefer(req, config, names, upload, draft)
  const withDrafts = Boolean(config.versions?.drafts)
  const live = await find(false)
  const newest = withDrafts ? await find(true) : new Map<number, string>()
  const kind = text.parse(config.labels.singular)
  return [...new Map([...newest, ...live])].map(([id, title]) => ({
    title: title || `${kind} ${id}`,
    kind,
    draft: !live.has(id),
    path: `/collections/${config.slug}/${id}`,
  }))
}

/** Titles by id. @param draft searches the last saved versions instead of the published ones */
async function documentsThatRefer(
  req: PayloadRequest,
  config: Collection,
  names: string[],
  upload: Referenced,
  draft: boolean,
): Promise<Map<number, string>> {
  const titleField = config.admin.useAsTitle ?? 'id'
  const select: SelectType = Object.fromEntries([...names, titleField].map((name) => [name, true]))
  const found = new Map<number, string>()
  for (let page = 1; ; page++) {
    const { docs, hasNextPage } = await req.payload.find({
      collection: config.slug as CollectionSlug,
      where: whereOf(config.flattenedFields, names, upload, Boolean(config.versions?.drafts) && !draft),
      depth: 0,
      draft,
      limit: PER_QUERY,
      page,
      select,
      sort: 'id',
      req,
    })
    for (const doc of stored.array().parse(docs)) {
      if (refersTo(config.flattenedFields, doc, upload)) found.set(doc.id, text.parse(doc[titleField]))
    }
    if (!hasNextPage) return found
  }
}

/**
 * Limits the query to documents that can refer to it: collections whose references are all columns, such as
 * users, need not be read.
 */
function whereOf(fields: readonly FlattenedField[], names: string[], { id }: Referenced, published: boolean): Where {
  const and: Where[] = published ? [{ _status: { equals: 'published' } }] : []
  const own = fields.filter(({ name }) => names.includes(name))
  if (own.every(({ type }) => type === 'upload')) and.push({ or: own.map(({ name }) => ({ [name]: { equals: id } })) })
  return { and }
}

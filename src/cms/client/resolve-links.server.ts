import 'server-only'
import type { Payload } from 'payload'
import { docTags, itemTag } from '@/rules/cache-tags'
import { type LinkReference, referencesIn, withHrefs } from '@/rules/links/reference'
import { recordTags } from '@/runtime/cached'

const idsOf = (references: readonly LinkReference[], kind: LinkReference['kind']) => [
  ...new Set(references.filter((reference) => reference.kind === kind).map(({ id }) => id)),
]

/**
 * A document whose links have the current addresses of what they lead to. A link to something that is not published, or
 * was deleted, is empty. Each target's tag is recorded, so that a page follows a target that moves.
 */
export async function withResolvedLinks<Document>(payload: Payload, document: Document): Promise<Document> {
  const references = referencesIn(document)
  if (references.length === 0) return document
  const [items, files] = [idsOf(references, 'item'), idsOf(references, 'file')]
  recordTags(...items.map(itemTag), ...docTags('media', files))
  const [uris, urls] = await Promise.all([itemUris(payload, items), fileUrls(payload, files)])
  return withHrefs(document, ({ id, kind }) => (kind === 'item' ? uris : urls).get(id) ?? null)
}

async function itemUris({ db }: Payload, ids: readonly number[]): Promise<Map<number, string | null>> {
  if (ids.length === 0) return new Map()
  const { docs } = await db.find<{ databaseId: number; uri?: string | null }>({
    collection: 'catalogue',
    where: { databaseId: { in: [...ids] } },
    pagination: false,
  })
  return new Map(docs.map(({ databaseId, uri }) => [databaseId, uri ?? null]))
}

/** Pictures are public to anyone with their address. */
async function fileUrls(payload: Payload, ids: readonly number[]): Promise<Map<number, string | null>> {
  if (ids.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: [...ids] } },
    select: { url: true, filename: true },
    depth: 0,
    pagination: false,
  })
  return new Map(docs.map(({ id, url }) => [id, url ?? null]))
}

import type { PayloadRequest } from 'payload'
import { contentTypeOf, TYPES_WITH_PAGES } from '@/model/content-types'
import { normalizeText } from '@/rules/normalize-text'
import { loadTargets } from './targets'

/** Something that a link can lead to. */
export type LinkChoice = {
  /** How the link is stored: `item:12`, `file:3`. */
  reference: string
  title: string
  /** Such as "Recipe". */
  kind: string
  /** On the site; null if it is not published. */
  uri: string | null
}

const MAX_CHOICES = 8
const MAX_FILES = 4

/** What titles, addresses and, of pictures, descriptions and file names match: published items, drafts, pictures. */
export async function searchLinks(req: PayloadRequest, search: string): Promise<LinkChoice[]> {
  const published = await publishedChoices(req, search)
  const drafts = published.length < MAX_CHOICES && search ? await draftChoices(req, search) : []
  const files = search ? await fileChoices(req, search) : []
  return [...[...published, ...drafts].slice(0, MAX_CHOICES), ...files]
}

async function publishedChoices(req: PayloadRequest, search: string): Promise<LinkChoice[]> {
  const wanted = normalizeText(search)
  const { byUri } = await loadTargets(req)
  return [...byUri]
    .map(([uri, { databaseId, postType, title }]) => ({
      reference: `item:${databaseId}`,
      title,
      kind: contentTypeOf(postType).one,
      uri,
      // The best match first: the beginning of a title, then of a word, then anything else.
      rank: rankOf(normalizeText(title), normalizeText(uri), wanted),
    }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank || a.uri.length - b.uri.length)
    .slice(0, MAX_CHOICES)
    .map(({ rank: _, ...choice }) => choice)
}

function rankOf(title: string, uri: string, wanted: string): number {
  if (title.startsWith(wanted)) return 0
  if (title.includes(` ${wanted}`)) return 1
  return title.includes(wanted) || uri.includes(wanted) ? 2 : -1
}

async function draftChoices(req: PayloadRequest, search: string): Promise<LinkChoice[]> {
  const found = await Promise.all(
    TYPES_WITH_PAGES.map(async (collection) => {
      const { docs } = await req.payload.find({
        collection,
        where: { and: [{ _status: { equals: 'draft' } }, { title: { like: search } }] },
        select: { title: true, databaseId: true },
        depth: 0,
        limit: MAX_CHOICES,
        pagination: false,
        req,
      })
      const kind = contentTypeOf(collection).one
      return docs.map(({ databaseId, title }) => ({ reference: `item:${databaseId}`, title, kind, uri: null }))
    }),
  )
  return found.flat()
}

async function fileChoices(req: PayloadRequest, search: string): Promise<LinkChoice[]> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { or: [{ alt: { like: search } }, { filename: { like: search } }] },
    depth: 0,
    limit: MAX_FILES,
    pagination: false,
    req,
  })
  return docs.map(({ alt, id, url }) => ({ reference: `file:${id}`, title: alt, kind: 'Picture', uri: url ?? null }))
}

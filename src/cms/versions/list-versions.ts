import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { staffNames } from './names'

/** A version as editors see it in the list. */
export type ListedVersion = {
  id: number
  /** ISO time. */
  at: string
  state: 'Published' | 'Published before' | 'Draft'
  /** Who saved it; null for a script, a schedule, or a person who has left. */
  by: string | null
  /** Whether the form saved it by itself. */
  autosaved: boolean
}

const stored = z.object({
  id: z.number(),
  updatedAt: z.string(),
  version: z.object({
    _status: z.string().nullish(),
    savedBy: z.number().nullish(),
    autosaved: z.boolean().nullish(),
  }),
})

/** A document or a global whose versions are listed. */
export type Versioned = { collection: CollectionSlug; id: number } | { global: GlobalSlug }

const QUERY = {
  depth: 0,
  overrideAccess: false,
  pagination: false,
  select: { updatedAt: true, version: { _status: true, savedBy: true, autosaved: true } },
  sort: '-updatedAt',
} as const

async function readVersions(req: PayloadRequest, of: Versioned): Promise<unknown[]> {
  const { user } = req
  if ('global' in of) return (await req.payload.findGlobalVersions({ slug: of.global, ...QUERY, user, req })).docs
  const { collection, id } = of
  // Versions that were saved on the way to the trash are versions too.
  const options = { collection, where: { parent: { equals: id } }, trash: true, ...QUERY, user, req }
  return (await req.payload.findVersions(options)).docs
}

/** All versions, newest first. @param isPublished whether it is on the site now */
export async function listVersions(req: PayloadRequest, of: Versioned, isPublished: boolean): Promise<ListedVersion[]> {
  const versions = stored.array().parse(await readVersions(req, of))
  const names = await staffNames(
    req,
    versions.flatMap(({ version: { savedBy } }) => savedBy ?? []),
  )
  const live = isPublished ? versions.find(({ version }) => version._status === 'published') : undefined
  return versions.map((row): ListedVersion => {
    const { _status, autosaved, savedBy } = row.version
    const state = row === live ? 'Published' : _status === 'published' ? 'Published before' : 'Draft'
    return { id: row.id, at: row.updatedAt, state, by: names.get(savedBy ?? 0) ?? null, autosaved: autosaved === true }
  })
}

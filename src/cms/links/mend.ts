import {
  type CollectionSlug,
  commitTransaction,
  type FlattenedField,
  type GlobalSlug,
  initTransaction,
  killTransaction,
  type PayloadRequest,
  type SanitizedGlobalConfig,
} from 'payload'
import { z } from 'zod'
import { docTag, globalTag, itemTag } from '@/rules/cache-tags'
import { localPageUri } from '@/rules/links/local-link'
import { findRedirect } from '@/rules/redirects'
import { siteOrigin } from '@/runtime/env'
import { revalidate } from '../hooks/revalidate'
import { fieldsOf, LINKING_COLLECTIONS } from './scan'
import { loadTargets, publishedTarget, type Targets } from './targets'
import { linksIn, type NewTarget } from './walk'

type Row = Record<string, unknown>
/** The fields of a document whose links were changed, and how many links that were. */
type Mended = { data: Row; count: number }
type Mend = (fields: readonly FlattenedField[], stored: Row) => Mended | null

const document = z.looseObject({ id: z.number(), databaseId: z.number().nullish() })
const version = z.looseObject({ id: z.number(), version: z.record(z.string(), z.unknown()) })

/** Where a link should lead in place of a redirected address; null if it is not redirected. */
function newTargetOf(targets: Targets, link: string): NewTarget | null {
  const uri = localPageUri(link, siteOrigin())
  const to = uri === null ? null : findRedirect(targets.redirects, uri)
  if (to === null) return null
  const row = publishedTarget(targets, to)
  return { uri: to, document: row && !/[?#]/.test(to) ? row : null }
}

function mendWith(targets: Targets, only: ReadonlySet<string> | null): Mend {
  const isMeant = (link: string) => !only || only.has(localPageUri(link, siteOrigin())?.toLowerCase() ?? '')
  return (fields, stored) => {
    const data: Row = {}
    let count = 0
    for (const field of fields) {
      for (const { lead, link } of linksIn([field], stored)) {
        const to = isMeant(link) ? newTargetOf(targets, link) : null
        if (!to) continue
        lead(to)
        count += 1
        data[field.name] = stored[field.name]
      }
    }
    // updatedAt stays, so that an editor with the document open gets no conflict.
    return count === 0 ? null : { data: { ...data, updatedAt: stored.updatedAt }, count }
  }
}

/**
 * Leads links past redirects, to where these lead: in the published and the last saved version of every document, and in
 * globals. Links of buttons and menus then follow what they lead to.
 * @param uris only links to these addresses; null for all redirected ones
 * @returns how many links were changed; the same link of a document and its last version counts once
 */
export async function mendLinks(req: PayloadRequest, uris: readonly string[] | null): Promise<number> {
  const mend = mendWith(await loadTargets(req), uris && new Set(uris.map((uri) => uri.toLowerCase())))
  await initTransaction(req)
  try {
    let count = 0
    for (const collection of LINKING_COLLECTIONS) count += await mendCollection(req, collection, mend)
    for (const config of req.payload.globals.config) count += await mendGlobal(req, config, mend)
    await commitTransaction(req)
    return count
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

async function mendGlobal(
  req: PayloadRequest,
  { flattenedFields, slug }: SanitizedGlobalConfig,
  mend: Mend,
): Promise<number> {
  const { db } = req.payload
  const global = slug as GlobalSlug
  const where = { latest: { equals: true } }
  const newest = await db.findGlobalVersions({ global, where, pagination: false, req })
  for (const { id, version: saved } of version.array().parse(newest.docs)) {
    const mended = mend(flattenedFields, saved)
    if (mended) await db.updateGlobalVersion({ global, id, versionData: { version: mended.data }, req })
  }
  const mended = mend(flattenedFields, { ...(await db.findGlobal({ slug: global, req })) })
  if (!mended) return 0
  await db.updateGlobal({ slug, data: mended.data, req })
  await revalidate(req, [globalTag(slug)])
  return mended.count
}

async function mendCollection(req: PayloadRequest, collection: CollectionSlug, mend: Mend): Promise<number> {
  const { db } = req.payload
  const fields = fieldsOf(req, collection)
  let count = 0
  const { docs } = await db.find({ collection, pagination: false, req })
  for (const doc of document.array().parse(docs)) {
    const mended = mend(fields, doc)
    if (!mended) continue
    count += mended.count
    await db.updateOne({ collection, id: doc.id, data: mended.data, req })
    await revalidate(req, [docTag(collection, doc.id), ...(doc.databaseId ? [itemTag(doc.databaseId)] : [])])
  }
  const where = { latest: { equals: true } }
  const newest = await db.findVersions({ collection, where, pagination: false, req })
  for (const { id, version: stored } of version.array().parse(newest.docs)) {
    const mended = mend(fields, stored)
    if (mended) await db.updateVersion({ collection, id, versionData: { version: mended.data }, req })
  }
  return count
}

import 'server-only'
import {
  type CollectionSlug,
  type DataFromGlobalSlug,
  type GlobalSlug,
  getPayload,
  type Payload,
  type Where,
} from 'payload'
import type { PostType, VideoType } from '@/model/content-types'
import type { Config } from '@/payload-types'
import type { Audience } from '@/rules/audience'
import { docTag, docTags, globalTag, itemTag, typeTag } from '@/rules/cache-tags'
import { bridge } from '@/runtime/bridge'
import { cached, recordTags } from '@/runtime/cached'
import { withResolvedLinks } from './resolve-links.server'
import { withSections } from './with-sections.server'

type Doc<C extends CollectionSlug> = Config['collections'][C]

/**
 * This process's CMS instance, started once. Next bundles this module for the start, for pages and for calls: only the
 * start loads the configuration, whose code and result are large.
 */
async function cms(): Promise<Payload> {
  const running = bridge().cms
  if (running) return running
  const { default: config } = await import('@payload-config')
  return getPayload({ config })
}

/**
 * The CMS without access control, for work of the system itself: signing in, the catalogue (teasers only), health
 * checks. Reads of documents for a user go through {@link readAs}.
 * @param reason why access control does not apply; logged at level `debug`
 */
export async function asSystem(reason: string): Promise<Payload> {
  const payload = await cms()
  payload.logger.debug(`Without access control: ${reason}`)
  return payload
}

/**
 * Reads documents for an audience: published ones only, without the fields that its plan does not include, relations as
 * ids, links with the current addresses of their targets, pages with the blocks of their sections. Every read records a cache tag for the current render, so that a publish expires the page.
 */
export function readAs(audience: Audience) {
  const rules = { overrideAccess: false, depth: 0, draft: false, context: { audience } } as const
  return {
    /** One published document; null if there is none. */
    async document<T extends PostType>(postType: T, id: number): Promise<Doc<T> | null> {
      recordTags(docTag(postType, id))
      const payload = await cms()
      const doc = await payload.findByID({ collection: postType, id, disableErrors: true, ...rules })
      if (doc && 'databaseId' in doc) recordTags(itemTag(Number(doc.databaseId)), ...fileTags(doc))
      return withResolvedLinks(payload, await withSections(payload, audience, doc as Doc<T> | null))
    },

    /** A global such as the navigation, cached because several parts of every page read it. */
    async global<S extends GlobalSlug>(slug: S): Promise<DataFromGlobalSlug<S>> {
      return cached(`global ${slug} ${audience}`, async () => {
        recordTags(globalTag(slug))
        const payload = await cms()
        return withResolvedLinks(payload, (await payload.findGlobal({ slug, ...rules })) as DataFromGlobalSlug<S>)
      })
    },

    /**
     * All matching rows of a small shared collection.
     * @param tags what expires the result; by default any change of the collection
     */
    async all<C extends 'categories' | 'redirects'>(
      collection: C,
      where: Where = {},
      tags: readonly string[] = [typeTag(collection)],
    ): Promise<Doc<C>[]> {
      recordTags(...tags)
      const payload = await cms()
      const { docs } = await payload.find({ collection, where, pagination: false, ...rules })
      return docs as Doc<C>[]
    },

    /**
     * Some fields of several documents in one query, unordered; documents that the audience cannot read are left out.
     * Select `requiredPlan` along with fields that the plan protects.
     */
    async some<
      C extends 'media' | 'videoFiles' | 'faqs' | 'testimonials' | 'forms' | VideoType,
      F extends keyof Doc<C> & string,
    >(collection: C, ids: readonly number[], fields: readonly F[]): Promise<Pick<Doc<C>, F | 'id'>[]> {
      if (ids.length === 0) return []
      recordTags(...docTags(collection, ids))
      const payload = await cms()
      const select = Object.fromEntries(fields.map((field) => [field, true]))
      const where: Where = { id: { in: [...ids] } }
      const { docs } = await payload.find({ collection, where, select, pagination: false, ...rules })
      recordTags(...docs.flatMap(fileTags))
      // The select returns only these fields; Payload's own type for that is too large to compare.
      return withResolvedLinks(payload, docs as unknown as Pick<Doc<C>, F | 'id'>[])
    },
  }
}

/**
 * Cache tags of the video files that a document refers to. When the file is deleted, the database clears the reference
 * without running the document's hooks, so readers of the document need the file's tag.
 */
function fileTags(doc: object): string[] {
  // Types without a video lack the group; relations are ids here (depth 0).
  const { trailer, video } = doc as { trailer?: unknown; video?: { file?: unknown } | null }
  return [video?.file, trailer].flatMap((file) => (typeof file === 'number' ? [docTag('videoFiles', file)] : []))
}

/**
 * The newest draft of a document, without the parts that an audience's plan does not
 * reach. The caller has made sure that the person is staff.
 */
export async function readDraftAs<T extends PostType | 'sections'>(
  audience: Audience,
  collection: T,
  id: number,
): Promise<Doc<T> | null> {
  const payload = await cms()
  const doc = await payload.findByID({ collection, id, disableErrors: true, ...draftOptions(audience) })
  return withResolvedLinks(payload, await withSections(payload, audience, doc as Doc<T> | null, 'keep'))
}

/** The newest draft of a global, as an audience would get it. The caller has made sure that the person is staff. */
export async function readDraftGlobal<S extends GlobalSlug>(
  audience: Audience,
  slug: S,
): Promise<DataFromGlobalSlug<S>> {
  const payload = await cms()
  const global = (await payload.findGlobal({ slug, ...draftOptions(audience) })) as DataFromGlobalSlug<S>
  return withResolvedLinks(payload, global)
}

/** Like {@link readDraftAs}, by databaseId. */
export async function readDraftByDatabaseId<T extends VideoType>(
  audience: Audience,
  postType: T,
  databaseId: number,
): Promise<Doc<T> | null> {
  const payload = await cms()
  const where: Where = { databaseId: { equals: databaseId } }
  const { docs } = await payload.find({ collection: postType, where, limit: 1, ...draftOptions(audience) })
  return (docs[0] ?? null) as Doc<T> | null
}

const draftOptions = (audience: Audience) =>
  ({ overrideAccess: false, depth: 0, draft: true, context: { audience, drafts: true } }) as const

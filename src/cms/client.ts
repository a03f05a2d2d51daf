import 'server-only'
import config from '@payload-config'
import {
  type CollectionSlug,
  type DataFromGlobalSlug,
  type GlobalSlug,
  getPayload,
  type Payload,
  type Where,
} from 'payload'
import type { PostType } from '@/catalogue/post-types'
import type { Config } from '@/payload-types'
import type { Audience } from '@/rules/audience'
import { recordTags } from '@/server/shared'

type Doc<C extends CollectionSlug> = Config['collections'][C]

/** The CMS of this process, started once. */
function cms(): Promise<Payload> {
  return getPayload({ config })
}

/**
 * The CMS with every access rule off, for what acts in the system's own name: signing
 * in, the catalogue (teasers only), health. Name the reason; a reader of documents for
 * a person uses {@link readAs}.
 */
export function asSystem(_reason: string): Promise<Payload> {
  return cms()
}

/**
 * Reads documents as an audience may see them: published ones only, without the parts
 * that its plan does not reach, relations as ids. Every read is noted as a tag of the
 * page being rendered, so that a publish finds it.
 */
export function readAs(audience: Audience) {
  const rules = { overrideAccess: false, depth: 0, draft: false, context: { audience } } as const
  return {
    /** One published document; null when there is none. */
    async document<T extends PostType>(postType: T, id: number): Promise<Doc<T> | null> {
      const payload = await cms()
      const doc = await payload.findByID({ collection: postType, id, disableErrors: true, ...rules })
      if (doc && 'databaseId' in doc) recordTags(`item:${doc.databaseId}`)
      return doc as Doc<T> | null
    },

    /** A global, such as the navigation. */
    async global<S extends GlobalSlug>(slug: S): Promise<DataFromGlobalSlug<S>> {
      recordTags(`global:${slug}`)
      const payload = await cms()
      return (await payload.findGlobal({ slug, ...rules })) as DataFromGlobalSlug<S>
    },

    /** All rows of a small shared collection that match. */
    async all<C extends 'categories' | 'media' | 'redirects'>(collection: C, where: Where = {}): Promise<Doc<C>[]> {
      recordTags(`type:${collection}`)
      const payload = await cms()
      const { docs } = await payload.find({ collection, where, pagination: false, ...rules })
      return docs as Doc<C>[]
    },
  }
}

/**
 * The newest draft of a document, without the parts that an audience's plan does not
 * reach. The caller has made sure that the person is staff.
 */
export async function readDraftAs<T extends PostType>(
  audience: Audience,
  postType: T,
  id: number,
): Promise<Doc<T> | null> {
  const payload = await cms()
  const doc = await payload.findByID({
    collection: postType,
    id,
    disableErrors: true,
    overrideAccess: false,
    depth: 0,
    draft: true,
    context: { audience, drafts: true },
  })
  return doc as Doc<T> | null
}

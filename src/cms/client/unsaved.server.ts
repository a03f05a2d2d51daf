import 'server-only'
import {
  beforeValidateTraverseFields,
  createLocalReq,
  type DataFromGlobalSlug,
  type Payload,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from 'payload'
import type { PostType } from '@/model/content-types'
import type { Config } from '@/payload-types'
import type { Audience } from '@/rules/audience'
import type { PreviewedGlobal } from '@/rules/previewed-globals'
import { relationId } from '@/rules/relation-id'
import { uriOf } from '../published-rows'
import { asSystem } from './local-api.server'
import { withResolvedLinks } from './resolve-links.server'
import { withSections } from './with-sections.server'

/** What a preview of an unsaved form can show. */
type Previewed = PostType | 'sections'
type Doc<T extends Previewed> = Config['collections'][T]

/** The values of an admin form, as it would send them to be saved. */
export type FormValues = Readonly<Record<string, unknown>>

const REASON = 'a preview of an unsaved form, read for the audience afterwards'

type Entity = { collection: SanitizedCollectionConfig | null; global: SanitizedGlobalConfig | null }

/**
 * What a save would make of a form's values: Payload's own first step of a save, which converts values, runs the fields'
 * hooks and takes what the form lacks from the stored document. Nothing is written.
 */
async function valuesToSave(payload: Payload, { collection, global }: Entity, stored: object, form: FormValues) {
  const fields = (collection ?? global)?.fields ?? []
  const data: Record<string, unknown> = structuredClone({ ...form })
  await beforeValidateTraverseFields<Record<string, unknown>>({
    collection,
    global,
    context: {},
    data,
    doc: { ...stored },
    fields,
    operation: 'update',
    overrideAccess: true,
    parentIndexPath: '',
    parentPath: '',
    parentSchemaPath: '',
    req: await localRequest(payload),
    siblingData: data,
    siblingDoc: { ...stored },
  })
  return data
}

const localRequest = (payload: Payload): Promise<PayloadRequest> => createLocalReq({}, payload)

/**
 * A document as it would be if a form were saved, without the parts that an audience's plan does not reach. The caller
 * has made sure that the person is staff. Nothing is stored.
 * @returns null if there is no such document
 */
export async function readUnsavedAs<T extends Previewed>(
  audience: Audience,
  slug: T,
  id: number,
  form: FormValues,
): Promise<Doc<T> | null> {
  const payload = await asSystem(REASON)
  const stored = await payload.findByID({ collection: slug, id, depth: 0, draft: true, disableErrors: true })
  if (!stored) return null
  const collection = payload.collections[slug].config
  const values = await valuesToSave(payload, { collection, global: null }, stored, form)
  const { createdAt, updatedAt } = stored
  const databaseId = 'databaseId' in stored ? stored.databaseId : undefined
  const doc = await payload.findByID({
    collection: slug,
    id,
    // With data, Payload reads these values in place of the stored ones, with all hooks and access rules.
    data: { ...values, id, databaseId, createdAt, updatedAt },
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    context: { audience, drafts: true },
  })
  return withResolvedLinks(payload, await withSections(payload, audience, doc as Doc<T> | null, 'keep'))
}

/** Like {@link readUnsavedAs}, for a global. */
export async function readUnsavedGlobal<S extends PreviewedGlobal>(
  audience: Audience,
  slug: S,
  form: FormValues,
): Promise<DataFromGlobalSlug<S>> {
  const payload = await asSystem(REASON)
  const stored = await payload.findGlobal({ slug, depth: 0, draft: true })
  const global = payload.globals.config.find((config) => config.slug === slug) ?? null
  const data = await valuesToSave(payload, { collection: null, global }, stored, form)
  const context = { audience, drafts: true }
  const read = await payload.findGlobal({ slug, data, depth: 0, overrideAccess: false, context })
  return withResolvedLinks(payload, read as DataFromGlobalSlug<S>)
}

/** The address that a draft would have if it were published; null for a type without pages. */
export async function draftUri(
  postType: PostType,
  { parent, slug }: { slug: string; parent?: Parameters<typeof relationId>[0] | null },
): Promise<string | null> {
  const payload = await asSystem('the address of a draft in a preview')
  return uriOf(await localRequest(payload), postType, { slug, parent: relationId(parent) })
}

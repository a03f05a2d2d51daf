import type { CollectionSlug, Payload, SanitizedCollectionConfig } from 'payload'
import { GRID_TYPES } from '@/blocks/posts-grid/fields'
import { fillDocument } from './fill-fields'
import { anAccount, createViewers, markOf, VIEWER_NAMES, type Viewer, type ViewerName } from './users'

/** One document, and the word by which a leak of it is found. */
export type Entry = {
  mark: string
  collection: string
  id: number
  state: 'published' | 'restricted' | 'draft' | 'changed' | 'plain'
  /** The owner; null for the site's content. */
  owner: ViewerName | 'stranger' | null
}

export type Fixtures = { viewers: Record<ViewerName, Viewer>; entries: Entry[] }

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The first frame of an MP3 file, by which the type is detected: silence. */
const SOUND = Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(413)])

/** One pixel, in the format of members' pictures. */
const WEBP_PIXEL = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64')

const FILES = [
  ['image/png', PIXEL, 'png'],
  ['image/webp', WEBP_PIXEL, 'webp'],
  ['audio/mpeg', SOUND, 'mp3'],
] as const

/** A file that an upload collection accepts. */
function fileFor({ upload }: SanitizedCollectionConfig, mark: string) {
  const [mimetype, data, extension] = FILES.find(([type]) => upload.mimeTypes?.includes(type)) ?? FILES[0]
  return { data, mimetype, name: `${mark}.${extension}`, size: data.length }
}

/** Those who ask for documents. The rights of members over REST follow from their role: the highest plan stands for all. */
export const ASKERS = VIEWER_NAMES.filter((name) => name !== 'free' && name !== 'standard')

/** Hooks write these, never a client, so they are not filled here. */
const WRITTEN_BY_HOOKS = new Set(['users', 'catalogue', 'identities', 'payload-migrations'])

const hasMember = ({ flattenedFields }: SanitizedCollectionConfig) =>
  flattenedFields.some((field) => field.type === 'relationship' && [field.relationTo].flat().includes('users'))

/** Fills every collection of the configuration, each document with its own word. */
export async function createFixtures(payload: Payload): Promise<Fixtures> {
  const viewers = await createViewers(payload)
  const stranger = await anAccount(payload, 'ownstranger', { role: 'member', plan: 'premium' })
  const entries: Entry[] = [
    { mark: 'ownstranger', collection: 'users', id: stranger.id, state: 'plain', owner: 'stranger' },
  ]
  for (const name of VIEWER_NAMES) {
    const { id } = viewers[name]
    if (id !== null) entries.push({ mark: markOf(name), collection: 'users', id, state: 'plain', owner: name })
  }

  let count = 0
  async function add(config: SanitizedCollectionConfig, state: Entry['state'], owner: Entry['owner']) {
    const mark = `zq${++count}x`
    const person = owner === null || owner === 'stranger' ? stranger.id : viewers[owner].id
    const relation = (relationTo: string) =>
      relationTo === 'users' ? (person ?? undefined) : entries.find(({ collection }) => collection === relationTo)?.id
    const data = {
      ...fillDocument(config, { mark, relation }),
      ...(config.slug === 'pages' && { parent: null }),
      // A grid accepts only categories of the type that it shows, which is the first type.
      ...(config.slug === 'categories' && { taxonomy: GRID_TYPES[0] }),
      // A topic has one post at a position.
      ...(config.slug === 'forumPosts' && { position: count }),
      ...(state === 'published' && { _status: 'published', requiredPlan: 'none' }),
      ...(state === 'restricted' && { _status: 'published', requiredPlan: 'premium' }),
    }
    const collection = config.slug as CollectionSlug
    const doc = await payload.create({
      collection,
      data: data as never,
      draft: state === 'draft',
      ...(config.upload && { file: fileFor(config, mark) }),
      ...(person !== null && {
        user: await payload
          .findByID({ collection: 'users', id: person })
          .then((user) => ({ ...user, collection: 'users' })),
      }),
    })
    entries.push({ mark, collection: config.slug, id: Number(doc.id), state, owner })
    return { collection, id: doc.id, mark }
  }

  const collections = payload.config.collections.filter(({ slug }) => !WRITTEN_BY_HOOKS.has(slug))
  // Created first: others reference them.
  const first = ['media', 'categories', 'masterclasses', 'forms', 'form-submissions']
  for (const config of collections.sort((a, b) => Number(first.includes(b.slug)) - Number(first.includes(a.slug)))) {
    if (config.versions?.drafts) {
      await add(config, 'published', null)
      await add(config, 'restricted', null)
      await add(config, 'draft', null)
      const { collection, id } = await add(config, 'published', null)
      const mark = `zq${++count}x`
      await payload.update({ collection, id, data: { title: `${mark} newer` } as never, draft: true })
      entries.push({ mark, collection: config.slug, id: Number(id), state: 'changed', owner: null })
    } else if (hasMember(config)) {
      await add(config, 'plain', 'stranger')
      for (const name of ASKERS) if (viewers[name].id !== null) await add(config, 'plain', name)
    } else {
      await add(config, 'plain', null)
    }
  }
  return { viewers, entries }
}

/** The documents whose word a text contains. */
export function leakedEntries(entries: readonly Entry[], text: string): Entry[] {
  const marks = new Set(text.toLowerCase().match(/zq\d+x(?![0-9])/g))
  return entries.filter(({ mark }) => marks.has(mark))
}

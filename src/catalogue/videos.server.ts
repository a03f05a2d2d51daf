import 'server-only'
import { readAs } from '@/cms/client/local-api.server'
import { isVideoType, type VideoType } from '@/model/content-types'
import type { MovementGuide } from '@/payload-types'
import type { Audience } from '@/rules/audience'
import { cached } from '@/runtime/cached'
import { cardsOf, type PostCard } from './cards.server'
import { type ListQuery, listRows, type StoredRow } from './queries.server'

/**
 * Where a video comes from. An uploaded file has no URL here: its signed URL is created when it is played, and expires.
 */
export type VideoSource = { kind: 'file' } | { kind: 'address'; url: string } | { kind: 'embed'; embedCode: string }

/** A card with its video. Whether a member has watched it is personal and not part of it. */
export type VideoItem = PostCard & {
  featuredImage: { mediaItemUrl: string } | null
  /** Null when the item is restricted for the audience, and when it has no video. */
  videoSource: VideoSource | null
}

type StoredVideoSource = MovementGuide['video']

/** The first source that is set, in the order that the admin describes. */
function sourceOf(video: StoredVideoSource): VideoSource | null {
  if (video?.file) return { kind: 'file' }
  if (video?.url) return { kind: 'address', url: video.url }
  return video?.embedCode ? { kind: 'embed', embedCode: video.embedCode } : null
}

/** The video sources of some rows of one type, by databaseId. */
async function sourcesOf(type: VideoType, rows: readonly StoredRow[], audience: Audience) {
  const own = rows.filter(({ postType }) => postType === type)
  const docs = await readAs(audience).some(
    type,
    own.map(({ docId }) => docId),
    ['video', 'requiredPlan'],
  )
  const byDoc = new Map(docs.map(({ id, video }) => [id, sourceOf(video)]))
  return own.map(({ databaseId, docId }) => [databaseId, byDoc.get(docId) ?? null] as const)
}

async function videosOf(rows: readonly StoredRow[], audience: Audience): Promise<VideoItem[]> {
  const cards = await cardsOf(rows, audience)
  const locked = new Set(cards.filter((card) => card.isRestrictedForMember).map(({ databaseId }) => databaseId))
  const open = rows.filter(({ databaseId }) => !locked.has(databaseId))
  const types = [...new Set(open.map(({ postType }) => postType))].filter(isVideoType)
  const sources = new Map((await Promise.all(types.map((type) => sourcesOf(type, open, audience)))).flat())
  return cards.map((card) => ({
    ...card,
    featuredImage: card.imageUrl ? { mediaItemUrl: card.imageUrl } : null,
    videoSource: sources.get(card.databaseId) ?? null,
  }))
}

type VideoQuery = Pick<ListQuery, 'first' | 'parentDocId' | 'categoryIds'> & { postTypes: readonly VideoType[] }

/** Published items of the video types, newest first. */
export async function readVideos(query: VideoQuery, audience: Audience): Promise<VideoItem[]> {
  return videosOf(await listRows(query), audience)
}

/** As {@link readVideos}, cached. */
export async function listVideos(query: Omit<VideoQuery, 'categoryIds'>, audience: Audience): Promise<VideoItem[]> {
  const { first, parentDocId, postTypes } = query
  return cached(`videos ${audience} ${JSON.stringify([postTypes, first, parentDocId])}`, () =>
    readVideos(query, audience),
  )
}

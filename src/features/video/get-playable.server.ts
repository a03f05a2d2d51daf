import 'server-only'
import type { z } from 'zod'
import { imagesById } from '@/catalogue/images.server'
import type { Viewer } from '@/platform/session/viewer.server'
import { resumePosition } from '@/rules/watch-progress'
import { itemParams } from './item-params'
import type { PlayableVideo } from './playable'
import { resolveVideo } from './resolve-video.server'
import { accessibleVideo, type itemQuery } from './video-access.server'
import { savedPositionOf } from './watches.server'

/**
 * The data that the player needs for an item's video or trailer.
 * @returns video: null if the item has none
 * @throws AppError not_found without such an item; unauthenticated or forbidden below its plan
 */
export async function getPlayable(
  query: z.infer<typeof itemQuery>,
  viewer: Viewer,
): Promise<{ video: PlayableVideo | null }> {
  const { account, audience } = viewer
  const { item, trailer } = query
  const { image, title, video } = await accessibleVideo(query, viewer)
  const resolved = video && (await resolveVideo(video, audience))
  if (!resolved) return { video: null }
  const savedPosition = account && !trailer && (await savedPositionOf(account.id, item))
  return {
    video: {
      title,
      source: resolved.source,
      // As on the page before it plays.
      posterUrl: (await imageUrlOf(image, audience)) ?? resolved.poster?.url ?? null,
      captionsUrl: resolved.hasCaptions ? `/api/videos/captions/?${itemParams(query)}` : null,
      chapters: (video.chapters ?? [])
        .map(({ startS, title }) => ({ startS, title }))
        .sort((a, b) => a.startS - b.startS),
      transcript: video.transcript?.trim() || null,
      resumeS: savedPosition ? resumePosition(savedPosition.positionS, savedPosition.durationS) : 0,
    },
  }
}

async function imageUrlOf(id: number | null, audience: Viewer['audience']): Promise<string | null> {
  return id ? ((await imagesById(audience, [id])).get(id)?.url ?? null) : null
}

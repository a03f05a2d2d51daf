import 'server-only'
import type { z } from 'zod'
import { imagesById } from '@/catalogue/cards'
import type { Viewer } from '@/features/session/viewer'
import { resumeAt } from '@/rules/watching'
import { playableFilm } from './film'
import type { Playable } from './playable'
import { type itemQuery, watchable } from './watchable'
import { placeIn } from './watches'

/**
 * What the player needs of an item's video, for whoever its plan lets watch it.
 * @returns video: null where the item has nothing to play
 * @throws AppError not_found without such an item; unauthenticated or forbidden below its plan
 */
export async function readPlayable(
  query: z.infer<typeof itemQuery>,
  viewer: Viewer,
): Promise<{ video: Playable | null }> {
  const { account, audience } = viewer
  const { item, preview } = query
  const { image, title, video } = await watchable(query, viewer)
  const film = video && (await playableFilm(video, audience))
  if (!film) return { video: null }
  const place = account && (await placeIn(account.id, item))
  return {
    video: {
      title,
      source: film.source,
      posterUrl: film.poster?.url ?? (await pictureOf(image, audience)),
      captionsUrl: film.captioned ? `/api/videos/captions/?item=${item}${preview ? '&preview=1' : ''}` : null,
      chapters: (video.chapters ?? [])
        .map(({ startS, title }) => ({ startS, title }))
        .sort((a, b) => a.startS - b.startS),
      transcript: video.transcript?.trim() || null,
      resumeS: place ? resumeAt(place.positionS, place.durationS) : 0,
    },
  }
}

async function pictureOf(id: number | null, audience: Viewer['audience']): Promise<string | null> {
  return id ? ((await imagesById(audience, [id])).get(id)?.url ?? null) : null
}

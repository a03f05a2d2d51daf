import 'server-only'
import { imagesById } from '@/catalogue/images.server'
import { readAs } from '@/cms/client/local-api.server'
import type { MovementGuide, VideoFile } from '@/payload-types'
import type { Audience } from '@/rules/audience'
import { relationId } from '@/rules/relation-id'
import { signedQuery } from '@/rules/signed-url'
import { type PlayerSource, parseEmbed, parseVideoUrl } from '@/rules/video-source'
import { signingSecret } from '@/runtime/signing-secret'
import type { Image } from '@/ui/Picture'

/** The video source of an item. Access to it requires the item's plan. */
export type VideoSource = MovementGuide['video']

/** The columns of a file's row; the CMS derives the URL from the filename, so both are needed. */
const FIELDS = ['filename', 'url', 'mimeType', 'poster', 'captions'] as const
type StoredFile = Pick<VideoFile, (typeof FIELDS)[number]>

/** The file of a source; null if it has none. */
async function fileOf(source: VideoSource, audience: Audience): Promise<StoredFile | null> {
  const id = relationId(source?.file)
  if (!id) return null
  const [row] = await readAs(audience).some('videoFiles', [id], FIELDS)
  return row ?? null
}

/** The player source: the first of file, URL and embed code. */
function playerSourceOf(source: VideoSource, file: StoredFile | null): PlayerSource | null {
  if (file?.url && file.filename) {
    const query = signedQuery(signingSecret(), file.filename, Date.now())
    return { kind: 'file', src: `${file.url}?${query}`, type: file.mimeType ?? 'video/mp4' }
  }
  if (source?.url) return parseVideoUrl(source.url)
  return source?.embedCode ? parseEmbed(source.embedCode) : null
}

/** The poster of a video file; null if it has none. */
async function posterOf(file: StoredFile | null, audience: Audience): Promise<Image | null> {
  const id = relationId(file?.poster)
  return id ? ((await imagesById(audience, [id])).get(id) ?? null) : null
}

/** A resolved source: what the player plays, its poster, and whether it has captions. */
export type ResolvedVideo = { source: PlayerSource; poster: Image | null; hasCaptions: boolean }

/** Resolves an item's video for an audience that has access; null if there is none. */
export async function resolveVideo(source: VideoSource, audience: Audience): Promise<ResolvedVideo | null> {
  const file = await fileOf(source, audience)
  const playerSource = playerSourceOf(source, file)
  return (
    playerSource && {
      source: playerSource,
      poster: await posterOf(file, audience),
      hasCaptions: Boolean(file?.captions),
    }
  )
}

/** What a page shows of a video before it is played: never its source, since pages are cached and shared. */
export type VideoSummary = { poster: Image | null }

/** The part of {@link resolveVideo} that a page shows; null if there is no video. */
export async function videoSummaryOf(source: VideoSource, audience: Audience): Promise<VideoSummary | null> {
  const video = await resolveVideo(source, audience)
  return video && { poster: video.poster }
}

/** The captions of an item's video, as WebVTT; null if it has none. */
export async function captionsOf(source: VideoSource, audience: Audience): Promise<string | null> {
  return (await fileOf(source, audience))?.captions ?? null
}

import 'server-only'
import { imagesById } from '@/catalogue/cards'
import { readAs } from '@/cms/client'
import type { MovementGuide, VideoFile } from '@/payload-types'
import type { Audience } from '@/rules/audience'
import { relationId } from '@/rules/relation-id'
import { signedQuery } from '@/rules/signed-url'
import { type PlayerSource, parseEmbed, parseVideoUrl } from '@/rules/video-source'
import { signingSecret } from '@/server/signing-secret'
import type { Image } from '@/ui/Picture'

/** The source of a video as an item holds it. Behind the item's plan: absent below it. */
export type VideoSource = MovementGuide['video']

/** What is asked of a file's row; the CMS makes the address of the file name, so both are. */
const FIELDS = ['filename', 'url', 'mimeType', 'poster', 'captions'] as const
type StoredFile = Pick<VideoFile, (typeof FIELDS)[number]>

/** The file of a source, read once for all that a player asks of it; null where the source has none. */
async function fileOf(source: VideoSource, audience: Audience): Promise<StoredFile | null> {
  const id = relationId(source?.file)
  if (!id) return null
  const [row] = await readAs(audience).some('videoFiles', [id], FIELDS)
  return row ?? null
}

/** What a source plays: the first that is there of file, address and embed code. */
function playerSourceOf(source: VideoSource, file: StoredFile | null): PlayerSource | null {
  if (file?.url && file.filename) {
    const query = signedQuery(signingSecret(), file.filename, Date.now())
    return { kind: 'file', src: `${file.url}?${query}`, type: file.mimeType ?? 'video/mp4' }
  }
  if (source?.url) return parseVideoUrl(source.url)
  return source?.embedCode ? parseEmbed(source.embedCode) : null
}

/** The poster of a film's file; null where it has none. */
async function posterOf(file: StoredFile | null, audience: Audience): Promise<Image | null> {
  const id = relationId(file?.poster)
  return id ? ((await imagesById(audience, [id])).get(id) ?? null) : null
}

/** What a player gets of a source: what it plays, the picture before it, and whether it has captions. */
export type ResolvedVideo = { source: PlayerSource; poster: Image | null; hasCaptions: boolean }

/** The film of an item for an audience that its plan has let through; null when there is nothing to play. */
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

/** What a page shows of a film before it is played: never its source, since pages are cached and shared. */
export type VideoSummary = { poster: Image | null }

/** The same of {@link resolveVideo} that a page shows; null when there is nothing to play. */
export async function videoSummaryOf(source: VideoSource, audience: Audience): Promise<VideoSummary | null> {
  const video = await resolveVideo(source, audience)
  return video && { poster: video.poster }
}

/** The captions of an item's film, as WebVTT; null when it has none. */
export async function captionsOf(source: VideoSource, audience: Audience): Promise<string | null> {
  return (await fileOf(source, audience))?.captions ?? null
}

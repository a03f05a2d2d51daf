import 'server-only'
import { imagesById } from '@/catalogue/cards'
import { readAs } from '@/cms/client'
import type { MovementGuide, VideoFile } from '@/payload-types'
import type { Audience } from '@/rules/audience'
import { signedQuery } from '@/rules/signed-file'
import { type PlayerSource, sourceOfAddress, sourceOfEmbed } from '@/rules/video-source'
import { secret } from '@/server/signing-secret'
import type { Image } from '@/ui/Picture'

/** The source of a video as an item holds it. Behind the item's plan: absent below it. */
export type VideoSource = MovementGuide['video']

/** Reads one file's row. */
async function fileOf<F extends keyof VideoFile & string>(
  source: VideoSource,
  audience: Audience,
  fields: readonly F[],
): Promise<Pick<VideoFile, F | 'id'> | null> {
  const file = source?.file
  const id = typeof file === 'object' ? file?.id : file
  if (!id) return null
  const [row] = await readAs(audience).some('videoFiles', [id], fields)
  return row ?? null
}

/** What an item's film plays; null when it has none. The first that is there is used: file, address, embed code. */
export async function playerSourceOf(source: VideoSource, audience: Audience): Promise<PlayerSource | null> {
  // The CMS makes the address of the file name, so both are asked for.
  const file = await fileOf(source, audience, ['filename', 'url', 'mimeType'])
  if (file?.url && file.filename) {
    const query = signedQuery(secret(), file.filename, Date.now())
    return { kind: 'file', src: `${file.url}?${query}`, type: file.mimeType ?? 'video/mp4' }
  }
  if (source?.url) return sourceOfAddress(source.url)
  return source?.embedCode ? sourceOfEmbed(source.embedCode) : null
}

/** What a page shows of a film before it is played: never its source, since pages are kept and shared. */
export type Film = { poster: Image | null }

/** The film of an item for an audience that its plan has let through; null when there is nothing to play. */
export async function filmOf(source: VideoSource, audience: Audience): Promise<Film | null> {
  if (!(await playerSourceOf(source, audience))) return null
  return { poster: await posterOf(source, audience) }
}

/** The poster of a film's file; null where it has none. */
export async function posterOf(source: VideoSource, audience: Audience): Promise<Image | null> {
  const poster = (await fileOf(source, audience, ['poster']))?.poster
  const id = typeof poster === 'object' ? poster?.id : poster
  return id ? ((await imagesById(audience, [id])).get(id) ?? null) : null
}

/** The captions of an item's film, as WebVTT; null when it has none. */
export async function captionsOf(source: VideoSource, audience: Audience): Promise<string | null> {
  return (await fileOf(source, audience, ['captions']))?.captions ?? null
}

import 'server-only'
import { imagesById } from '@/catalogue/cards'
import { readAs } from '@/cms/client'
import type { MovementGuide, VideoFile } from '@/payload-types'
import type { Audience } from '@/rules/audience'

/** A film of our own as the page shows it. */
export type Film = {
  title: string
  src: string
  type: string
  posterUrl: string | null
  /** Where its captions are; null where it has none. */
  captionsUrl: string | null
}

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

/**
 * The film of an item for an audience that the item's plan has let through.
 * @param databaseId of the item: its captions are asked for by it
 * @returns null when it has no file of ours. SPEC 3 (video item)
 */
export async function filmOf(source: VideoSource, databaseId: number, audience: Audience): Promise<Film | null> {
  // The CMS makes the address of the file name, so both are asked for.
  const row = await fileOf(source, audience, ['filename', 'url', 'mimeType', 'title', 'poster', 'captions'])
  if (!row?.url) return null
  const posterId = typeof row.poster === 'object' ? row.poster?.id : row.poster
  const poster = posterId ? (await imagesById(audience, [posterId])).get(posterId) : undefined
  return {
    title: row.title,
    src: row.url,
    type: row.mimeType ?? 'video/mp4',
    posterUrl: poster?.url ?? null,
    captionsUrl: row.captions ? `/api/videos/captions/?item=${databaseId}` : null,
  }
}

/** The captions of an item's film, as WebVTT; null when it has none. */
export async function captionsOf(source: VideoSource, audience: Audience): Promise<string | null> {
  return (await fileOf(source, audience, ['captions']))?.captions ?? null
}

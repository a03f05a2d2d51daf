import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import { embedAccess } from '@/blocks/embed-access'
import { imagesOf } from '@/catalogue/images-of.server'
import { rowsByDatabaseId } from '@/catalogue/queries.server'
import type { EmbeddedVideo, VideoWallData } from './embedded-video'

/**
 * The videos of a block. A video with an item's number has that item's required plan: without the plan the embed code is
 * not sent, and while the item is not published the video is left out.
 */
export async function loadVideoWall(
  { videos }: BlockOf<'videosGrid'>,
  { audience }: BlockContext,
): Promise<VideoWallData> {
  const all = videos ?? []
  const ids = all.map(({ databaseId }) => databaseId).filter((id) => typeof id === 'number')
  const [images, rows] = await Promise.all([
    imagesOf(
      audience,
      all.map(({ thumbnail }) => thumbnail),
    ),
    rowsByDatabaseId([...new Set(ids)]),
  ])
  return {
    videos: all.flatMap((video, index): EmbeddedVideo[] => {
      const access = embedAccess(video, rows, audience)
      const { tagLabel, title } = video
      return access ? [{ title, tagLabel: tagLabel || null, image: images[index] ?? null, ...access }] : []
    }),
  }
}

import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import { imagesOf } from '@/catalogue/images-of.server'
import { rowsByDatabaseId } from '@/catalogue/queries.server'
import { isVideoType } from '@/model/content-types'
import { isRestrictedFor } from '@/rules/audience'
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
    videos: all.flatMap(({ databaseId, embedCode, tagLabel, title }, index): EmbeddedVideo[] => {
      const row = rows.find((candidate) => candidate.databaseId === databaseId)
      if (typeof databaseId === 'number' && !row) return []
      const common = {
        title,
        tagLabel: tagLabel || null,
        image: images[index] ?? null,
        // An item of a type without videos restricts this one too, but cannot be watched.
        databaseId: row && isVideoType(row.postType) ? row.databaseId : null,
      }
      if (row && isRestrictedFor(audience, row.requiredPlan)) {
        return [{ ...common, embedCode: null, locked: { uri: row.uri ?? null, postType: row.postType } }]
      }
      return [{ ...common, embedCode: embedCode?.trim() || null, locked: null }]
    }),
  }
}

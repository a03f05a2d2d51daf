import 'server-only'
import { type BlockOf, type RenderBlock, withData } from '@/blocks/block'
import { type CardImage, imagesById } from '@/catalogue/cards'
import { isVideoType } from '@/catalogue/post-types'
import { rowsByDatabaseId } from '@/catalogue/queries'
import { type Audience, isRestrictedFor } from '@/rules/audience'
import { VideoWall } from './Component'
import type { EmbeddedVideo, VideoWallData } from './embedded-video'

const imageIdOf = (thumbnail: unknown) => (typeof thumbnail === 'number' ? thumbnail : null)

/**
 * The videos of a block. One that is an item's has that item's plan: below it there is no embed code, and while the
 * item is not published the video is not there at all. SPEC 6.
 */
async function loadVideoWall({ videos }: BlockOf<'videosGrid'>, audience: Audience): Promise<VideoWallData> {
  const all = videos ?? []
  const ids = all.map(({ databaseId }) => databaseId).filter((id) => typeof id === 'number')
  const [images, rows] = await Promise.all([
    imagesById(
      audience,
      all.map(({ thumbnail }) => imageIdOf(thumbnail)),
    ),
    rowsByDatabaseId([...new Set(ids)]),
  ])
  const imageOf = (thumbnail: unknown): CardImage | null => images.get(imageIdOf(thumbnail) ?? -1) ?? null
  return {
    videos: all.flatMap(({ databaseId, embedCode, tagLabel, thumbnail, title }): EmbeddedVideo[] => {
      const row = rows.find((candidate) => candidate.databaseId === databaseId)
      if (typeof databaseId === 'number' && !row) return []
      const common = {
        title,
        tagLabel: tagLabel || null,
        image: imageOf(thumbnail),
        // Of an item that is no film the plan holds too, but nobody can have watched it.
        databaseId: row && isVideoType(row.postType) ? row.databaseId : null,
      }
      if (row && isRestrictedFor(audience, row.requiredPlan)) {
        return [{ ...common, embedCode: null, locked: { uri: row.uri ?? null, postType: row.postType } }]
      }
      return [{ ...common, embedCode: embedCode?.trim() || null, locked: null }]
    }),
  }
}

const render = withData(loadVideoWall, VideoWall)

/** Visitors of the pages of inspirational resources get nothing of it: nothing is read, nothing sent. SPEC 2.3, 6. */
export const renderVideoWall: RenderBlock<'videosGrid'> = async (block, context) =>
  context.inspirationalResources && context.audience === 'visitor' ? null : render(block, context)

import 'server-only'
import { type BlockOf, type RenderBlock, withData } from '@/blocks/block'
import { type CardImage, imagesById } from '@/catalogue/cards'
import { isVideoType } from '@/catalogue/post-types'
import { rowsByDatabaseId } from '@/catalogue/queries'
import { type Audience, isRestrictedFor } from '@/rules/audience'
import { VideosGrid } from './Component'
import type { EmbeddedVideo, VideosGridData } from './embedded-video'

const pictureOf = (thumbnail: unknown) => (typeof thumbnail === 'number' ? thumbnail : null)

/** The videos of a block. One that is a published item's has that item's plan: below it there is no embed code. SPEC 6. */
async function loadVideosGrid({ videos }: BlockOf<'videosGrid'>, audience: Audience): Promise<VideosGridData> {
  const all = videos ?? []
  const ids = all.map(({ databaseId }) => databaseId).filter((id) => typeof id === 'number')
  const [images, rows] = await Promise.all([
    imagesById(
      audience,
      all.map(({ thumbnail }) => pictureOf(thumbnail)),
    ),
    rowsByDatabaseId([...new Set(ids)]),
  ])
  const imageOf = (thumbnail: unknown): CardImage | null => images.get(pictureOf(thumbnail) ?? -1) ?? null
  return {
    videos: all.map(({ databaseId, embedCode, tagLabel, thumbnail, title }): EmbeddedVideo => {
      const row = rows.find((one) => one.databaseId === databaseId)
      const about = {
        title,
        tagLabel: tagLabel || null,
        image: imageOf(thumbnail),
        // Of an item that is no film the plan holds too, but nobody can have watched it.
        databaseId: row && isVideoType(row.postType) ? row.databaseId : null,
      }
      if (row && isRestrictedFor(audience, row.requiredPlan)) {
        return { ...about, embedCode: null, locked: { uri: row.uri ?? null, postType: row.postType } }
      }
      return { ...about, embedCode: embedCode?.trim() || null, locked: null }
    }),
  }
}

const shown = withData(loadVideosGrid, VideosGrid)

/** Visitors of the pages of inspirational resources get nothing of it: nothing is read, nothing sent. SPEC 2.3, 6. */
export const renderVideosGrid: RenderBlock<'videosGrid'> = async (block, context) =>
  context.inspirationalResources && context.audience === 'visitor' ? null : shown(block, context)

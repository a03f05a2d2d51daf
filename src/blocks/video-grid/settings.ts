import type { BlockOf } from '@/blocks/block'
import type { VideoType } from '@/catalogue/post-types'
import { LIMITS } from '@/rules/limits'

const within = (value: number | null | undefined, otherwise: number, most: number) =>
  Math.min(Math.max(1, value || otherwise), most)

/** What an editor has settled of a grid of videos, with the defaults of SPEC 3 and 9 where nothing is said. */
export function videoSettings(block: BlockOf<'videoGrid'>) {
  const postTypes: VideoType[] = [...new Set(block.postType ?? [])]
  return {
    manual: block.itemSelection === 'Manual',
    postTypes,
    count: within(block.numberOfPosts, LIMITS.numberOfVideos, LIMITS.fetchPerType),
    pageSize: within(block.itemsPerPage, LIMITS.videosPerPage, LIMITS.postsPerPageMax),
    format: block.format === 'square' ? ('square' as const) : ('wide' as const),
    featureFirst: block.featureFirstItem === true,
  }
}

import type { BlockOf } from '@/blocks/block'
import type { VideoType } from '@/model/content-types'
import { LIMITS } from '@/rules/limits'

const clamp = (value: number | null | undefined, fallback: number, max: number) =>
  Math.min(Math.max(1, value || fallback), max)

/** The settings of a video list, with the defaults of docs/product.md#numbers for empty fields. */
export function videoSettings(block: BlockOf<'videoGrid'>) {
  const postTypes: VideoType[] = [...new Set(block.postType ?? [])]
  return {
    manual: block.itemSelection === 'Manual',
    postTypes,
    count: clamp(block.numberOfPosts, LIMITS.numberOfVideos, LIMITS.fetchPerType),
    pageSize: clamp(block.itemsPerPage, LIMITS.videosPerPage, LIMITS.postsPerPageMax),
    format: block.format === 'square' ? ('square' as const) : ('wide' as const),
    featureFirst: block.featureFirstItem === true,
  }
}

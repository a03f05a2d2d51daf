import type { PostCard } from '@/catalogue/cards'
import type { VideoType } from '@/model/content-types'
import { viewerJson } from '@/platform/session/viewer-fetch'

/**
 * The newest videos of some types, for the current viewer.
 * @param first the most to return
 * @throws Error "Failed to fetch videos"
 */
export async function fetchVideos(
  postTypes: readonly VideoType[],
  first: number,
  signal?: AbortSignal,
): Promise<PostCard[]> {
  const query = new URLSearchParams({ postType: postTypes.join(), first: String(first) })
  try {
    return ((await viewerJson(`/api/videos/fetch/?${query}`, { signal })) as { videos: PostCard[] }).videos
  } catch (cause) {
    throw new Error('Failed to fetch videos', { cause })
  }
}

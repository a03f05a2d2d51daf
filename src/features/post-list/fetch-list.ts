import type { PostCard } from '@/catalogue/cards'
import type { PostType } from '@/model/content-types'
import { viewerJson } from '@/platform/session/viewer-fetch'
import { LIMITS } from '@/rules/limits'
import { newestFirst } from './list'

/**
 * The newest posts of some types, 100 of each at most, for the current viewer.
 * @throws Error "Failed to fetch posts"
 */
export async function fetchList(postTypes: readonly PostType[], signal?: AbortSignal): Promise<PostCard[]> {
  try {
    return newestFirst(await Promise.all(postTypes.map((type) => fetchType(type, signal))))
  } catch (cause) {
    throw new Error('Failed to fetch posts', { cause })
  }
}

async function fetchType(postType: PostType, signal?: AbortSignal): Promise<PostCard[]> {
  const query = new URLSearchParams({ postType, first: String(LIMITS.fetchPerType) })
  return ((await viewerJson(`/api/posts/?${query}`, { signal })) as { posts: PostCard[] }).posts
}

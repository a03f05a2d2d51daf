import type { PostCard } from '@/catalogue/cards'
import type { PostType } from '@/model/content-types'
import { viewerJson } from '@/platform/session/viewer-fetch'
import { LIMITS } from '@/rules/limits'

const PAGES = LIMITS.gridPosts / LIMITS.fetchPerType

/**
 * All cards of a grid for the current viewer, newest first. The parts are requested one after the other: parsing several at
 * once would delay typing.
 * @param categories ids; empty: all categories
 * @throws Error "Failed to fetch posts"
 */
export async function fetchPosts(
  postType: PostType,
  categories: readonly number[],
  signal?: AbortSignal,
): Promise<PostCard[]> {
  // Keyed by id: a post published between two requests shifts the others, and one would be received twice.
  const cards = new Map<number, PostCard>()
  try {
    for (let page = 1; page <= PAGES; page += 1) {
      const part = await fetchPart(postType, categories, page, signal)
      for (const card of part) cards.set(card.databaseId, card)
      if (part.length < LIMITS.fetchPerType) break
    }
  } catch (cause) {
    throw new Error('Failed to fetch posts', { cause })
  }
  return [...cards.values()]
}

async function fetchPart(
  postType: PostType,
  categories: readonly number[],
  page: number,
  signal?: AbortSignal,
): Promise<PostCard[]> {
  const query = new URLSearchParams({ postType, first: String(LIMITS.fetchPerType), page: String(page) })
  if (categories.length > 0) query.set('taxonomyInclude', categories.join())
  return ((await viewerJson(`/api/posts/?${query}`, { signal })) as { posts: PostCard[] }).posts
}

import type { PostCard } from '@/catalogue/cards'
import type { PostType } from '@/catalogue/post-types'
import { viewerJson } from '@/features/session/viewer-fetch'
import { LIMITS } from '@/rules/limits'

const PAGES = LIMITS.gridPosts / LIMITS.fetchPerType

/**
 * All cards of a grid, for whoever is signed in, newest first, a part after the other: reading more at once would hold
 * up whoever types. SPEC 7, 8, 9.
 * @param categories ids; none: whatever its category
 * @throws Error "Failed to fetch posts"
 */
export async function fetchPosts(
  postType: PostType,
  categories: readonly number[],
  signal?: AbortSignal,
): Promise<PostCard[]> {
  // By number: what is published meanwhile moves the others on, and one would come twice.
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

import 'server-only'
import { listCards, type PostCard, type Term } from '@/catalogue/cards'
import type { PostType } from '@/catalogue/post-types'
import type { Audience } from '@/rules/audience'
import { rankRelated } from './rank-related'

/** So many of the newest of the same categories are looked through. */
const MAX_CANDIDATES = 48

/** Others of an item's type that share its categories; none where it has none. SPEC 2.2 (related recipes). */
export async function loadRelatedItems(
  { databaseId, postType }: { databaseId: number; postType: PostType },
  terms: readonly Term[],
  audience: Audience,
): Promise<PostCard[]> {
  if (terms.length === 0) return []
  const query = { postTypes: [postType], first: MAX_CANDIDATES, categoryIds: terms.map(({ id }) => id) }
  return rankRelated(await listCards(query, audience), { databaseId, categories: terms })
}

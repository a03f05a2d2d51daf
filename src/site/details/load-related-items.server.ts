import 'server-only'
import { listCards, type PostCard, type Term } from '@/catalogue/cards.server'
import type { PostType } from '@/model/content-types'
import type { Audience } from '@/rules/audience'
import { rankRelated } from './rank-related'

/** How many of the newest items of the same categories are considered. */
const MAX_CANDIDATES = 48

/** Other items of a type that share an item's categories; none if it has none. */
export async function loadRelatedItems(
  { databaseId, postType }: { databaseId: number; postType: PostType },
  terms: readonly Term[],
  audience: Audience,
): Promise<PostCard[]> {
  if (terms.length === 0) return []
  const query = { postTypes: [postType], first: MAX_CANDIDATES, categoryIds: terms.map(({ id }) => id) }
  return rankRelated(await listCards(query, audience), { databaseId, categories: terms })
}

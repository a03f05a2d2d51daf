import 'server-only'
import { listCards, type PostCard, type Term } from '@/catalogue/cards'
import type { PostType } from '@/catalogue/post-types'
import type { Audience } from '@/rules/audience'
import { closest } from './closest'

/** So many of the newest of the same categories are looked through. */
const LOOKED_THROUGH = 48

/** Others of an item's type that share its categories; none where it has none. SPEC 2.2 (related recipes). */
export async function loadClosest(
  { databaseId, postType }: { databaseId: number; postType: PostType },
  terms: readonly Term[],
  audience: Audience,
): Promise<PostCard[]> {
  if (terms.length === 0) return []
  const query = { postTypes: [postType], first: LOOKED_THROUGH, categoryIds: terms.map(({ id }) => id) }
  return closest(await listCards(query, audience), { databaseId, categories: terms })
}

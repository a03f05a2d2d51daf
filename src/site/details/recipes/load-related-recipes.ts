import 'server-only'
import { cardsOf, type PostCard, type Term } from '@/catalogue/cards'
import { rowsByDocIds } from '@/catalogue/queries'
import type { Recipe } from '@/payload-types'
import type { Audience } from '@/rules/audience'
import { relationId } from '@/rules/relation-id'
import { loadRelatedItems } from '@/site/details/load-related-items'
import { RELATED_ITEMS_COUNT } from '@/site/details/rank-related'

/** Related recipes: those that the editor chose, in order; otherwise others of the same categories. */
export async function loadRelatedRecipes(
  { databaseId, relatedRecipes }: { databaseId: number; relatedRecipes: Recipe['relatedRecipes'] },
  terms: readonly Term[],
  audience: Audience,
): Promise<PostCard[]> {
  const chosen = (relatedRecipes ?? []).map((related) => relationId(related))
  if (chosen.length > 0) {
    const rows = await rowsByDocIds('recipes', chosen)
    const ordered = chosen.flatMap((id) => rows.find(({ docId }) => docId === id) ?? [])
    // If none of the chosen ones is published, the automatic ones are shown.
    if (ordered.length > 0) return cardsOf(ordered.slice(0, 2 * RELATED_ITEMS_COUNT), audience)
  }
  return loadRelatedItems({ databaseId, postType: 'recipes' }, terms, audience)
}

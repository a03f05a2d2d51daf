import 'server-only'
import { cardsOf, type PostCard, type Term } from '@/catalogue/cards.server'
import { chosenRows } from '@/catalogue/chosen.server'
import type { Recipe } from '@/payload-types'
import type { Audience } from '@/rules/audience'
import { loadRelatedItems } from '@/site/details/load-related-items.server'
import { RELATED_ITEMS_COUNT } from '@/site/details/rank-related'

/** Related recipes: those that the editor chose, in order; otherwise others of the same categories. */
export async function loadRelatedRecipes(
  { databaseId, relatedRecipes }: { databaseId: number; relatedRecipes: Recipe['relatedRecipes'] },
  terms: readonly Term[],
  audience: Audience,
): Promise<PostCard[]> {
  const chosen = await chosenRows('recipes', relatedRecipes ?? [])
  // If none of the chosen ones is published, the automatic ones are shown.
  if (chosen.length > 0) return cardsOf(chosen.slice(0, 2 * RELATED_ITEMS_COUNT), audience)
  return loadRelatedItems({ databaseId, postType: 'recipes' }, terms, audience)
}

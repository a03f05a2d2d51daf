import 'server-only'
import { AppError } from '@/rules/app-error'
import { type Audience, isRestrictedFor } from '@/rules/audience'
import { accessSummary } from './queries'

/**
 * Makes sure that a recipe is there, and that an audience may read it: for what members say about one.
 * @throws AppError not_found, forbidden
 */
export async function readableRecipe(databaseId: number, audience: Audience): Promise<void> {
  const recipe = await accessSummary(databaseId)
  if (recipe?.postType !== 'recipes') throw new AppError('not_found', 'There is no such recipe.')
  if (isRestrictedFor(audience, recipe.requiredPlan))
    throw new AppError('forbidden', 'This recipe is not in your plan.')
}

import 'server-only'
import { AppError } from '@/rules/app-error'
import { type Audience, isRestrictedFor } from '@/rules/audience'
import { accessSummary } from './queries.server'

/**
 * Checks that a recipe exists and that an audience may read it, before a member rates it or writes a note.
 * @throws AppError not_found, forbidden
 */
export async function readableRecipe(databaseId: number, audience: Audience): Promise<void> {
  const recipe = await accessSummary(databaseId)
  if (recipe?.postType !== 'recipes') throw new AppError('not_found', 'There is no such recipe.')
  if (isRestrictedFor(audience, recipe.requiredPlan))
    throw new AppError('forbidden', 'This recipe is not in your plan.')
}

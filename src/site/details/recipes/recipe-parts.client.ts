import { InteractiveRecipe } from './InteractiveRecipe.client'
import { RecipeActions } from './RecipeActions.client'

/** What a recipe's page has, as one script: lazy parts of their own would each contain what they share. */
export const RECIPE_PARTS = { InteractiveRecipe, RecipeActions } as const

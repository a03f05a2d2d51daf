import { InteractiveRecipe } from './InteractiveRecipe.client'
import { RecipeActions } from './RecipeActions.client'

/** What the page of an open recipe has, as one script: one for each would contain what they share. */
export const RECIPE_PARTS = { InteractiveRecipe, RecipeActions } as const

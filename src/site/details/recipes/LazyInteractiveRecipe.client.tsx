'use client'

import dynamic from 'next/dynamic'

/**
 * Rendered on the server too. Lazy in its own file, because code imported by one page type is in the bundle of all
 * pages.
 */
export const LazyInteractiveRecipe = dynamic(() =>
  import('./InteractiveRecipe.client').then(({ InteractiveRecipe }) => InteractiveRecipe),
)
export const LazyRecipeActions = dynamic(() =>
  import('./RecipeActions.client').then(({ RecipeActions }) => RecipeActions),
)

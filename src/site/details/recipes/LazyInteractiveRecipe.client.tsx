'use client'

import dynamic from 'next/dynamic'

/** In the server's HTML all the same. A file of its own for the browser: every page's code reaches every page. */
export const LazyInteractiveRecipe = dynamic(() =>
  import('./InteractiveRecipe.client').then(({ InteractiveRecipe }) => InteractiveRecipe),
)
export const LazyRecipeActions = dynamic(() =>
  import('./RecipeActions.client').then(({ RecipeActions }) => RecipeActions),
)

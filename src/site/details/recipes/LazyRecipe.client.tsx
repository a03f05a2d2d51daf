'use client'

import dynamic from 'next/dynamic'

// Rendered on the server too. Lazy in their own file, because code imported by one page type is in the bundle of all
// pages. A locked recipe has the actions and the rating alone.
export const LazyInteractiveRecipe = dynamic(() =>
  import('./recipe-parts').then(({ RECIPE_PARTS }) => RECIPE_PARTS.InteractiveRecipe),
)
export const LazyRecipeActions = dynamic(() =>
  import('./recipe-parts').then(({ RECIPE_PARTS }) => RECIPE_PARTS.RecipeActions),
)
export const LazyLockedRecipeActions = dynamic(() =>
  import('./RecipeActions.client').then(({ RecipeActions }) => RecipeActions),
)
export const LazyRatingMeta = dynamic(() =>
  import('@/features/ratings/RatingMeta.client').then(({ RatingMeta }) => RatingMeta),
)

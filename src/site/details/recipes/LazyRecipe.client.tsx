'use client'

import dynamic from 'next/dynamic'

// Rendered on the server too. Lazy in their own file, because code imported by one page type is in the bundle of all
// pages. One script each: a locked recipe has the actions and the rating alone.
export const LazyInteractiveRecipe = dynamic(() =>
  import('./InteractiveRecipe.client').then(({ InteractiveRecipe }) => InteractiveRecipe),
)
export const LazyRecipeActions = dynamic(() =>
  import('./RecipeActions.client').then(({ RecipeActions }) => RecipeActions),
)
export const LazyRatingMeta = dynamic(() =>
  import('@/features/ratings/RatingMeta.client').then(({ RatingMeta }) => RatingMeta),
)

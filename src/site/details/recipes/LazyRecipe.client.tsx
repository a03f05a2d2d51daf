'use client'

import dynamic from 'next/dynamic'

// Rendered on the server too. Lazy in their own file, because code imported by one page type is in the bundle of all
// pages. Next names the scripts only of an `import` that is written inside `dynamic`.
export const LazyInteractiveRecipe = dynamic(() =>
  import('./recipe-parts.client').then(({ RECIPE_PARTS }) => RECIPE_PARTS.InteractiveRecipe),
)
export const LazyRecipeActions = dynamic(() =>
  import('./recipe-parts.client').then(({ RECIPE_PARTS }) => RECIPE_PARTS.RecipeActions),
)
// Locked recipes have it too, and nothing else of these.
export const LazyRatingMeta = dynamic(() =>
  import('@/features/ratings/RatingMeta.client').then(({ RatingMeta }) => RatingMeta),
)

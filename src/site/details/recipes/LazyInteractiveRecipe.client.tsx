'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/**
 * Rendered on the server too. Lazy in its own file, because code imported by one page type is in the bundle of all
 * pages.
 */
export const LazyInteractiveRecipe = lazyWhenIdle(() =>
  import('./InteractiveRecipe.client').then(({ InteractiveRecipe }) => InteractiveRecipe),
)
export const LazyRecipeActions = lazyWhenIdle(() =>
  import('./RecipeActions.client').then(({ RecipeActions }) => RecipeActions),
)

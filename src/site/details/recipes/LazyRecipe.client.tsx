'use client'

import dynamic from 'next/dynamic'

const load = () => import('./recipe-parts.client').then(({ RECIPE_PARTS }) => RECIPE_PARTS)

/**
 * Rendered on the server too. Lazy in its own file, because code imported by one page type is in the bundle of all
 * pages.
 */
export const LazyInteractiveRecipe = dynamic(() => load().then(({ InteractiveRecipe }) => InteractiveRecipe))
export const LazyRecipeActions = dynamic(() => load().then(({ RecipeActions }) => RecipeActions))
export const LazyRatingMeta = dynamic(() => load().then(({ RatingMeta }) => RatingMeta))

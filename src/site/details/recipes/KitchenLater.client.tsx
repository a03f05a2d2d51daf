'use client'

import dynamic from 'next/dynamic'

/** In the server's HTML all the same. A file of its own for the browser: every page's code reaches every page. */
export const KitchenLater = dynamic(() => import('./Kitchen.client').then(({ Kitchen }) => Kitchen))
export const RecipeActionsLater = dynamic(() =>
  import('./RecipeActions.client').then(({ RecipeActions }) => RecipeActions),
)

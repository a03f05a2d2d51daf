'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** The server renders the button; nothing is known of the user's favorites in the first view. */
export const LazyFavoriteButton = lazyWhenIdle(() =>
  import('./FavoriteButton.client').then(({ FavoriteButton }) => FavoriteButton),
)

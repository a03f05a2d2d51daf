'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** Renders nothing; it follows what other tabs do from then on. */
export const LazyFavoriteSync = lazyWhenIdle(() =>
  import('./FavoriteSync.client').then(({ FavoriteSync }) => FavoriteSync),
)

'use client'

import dynamic from 'next/dynamic'

/** Lazy: the client code of every block is on every page, so the list is loaded only where the block is. */
export const LazyFavoritesBrowser = dynamic(() =>
  import('./FavoritesBrowser.client').then(({ FavoritesBrowser }) => FavoritesBrowser),
)

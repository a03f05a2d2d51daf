'use client'

import dynamic from 'next/dynamic'

/** What shows favorites, which only pages with the block load: every block's browser code reaches every page. */
export const LazyFavoritesBrowser = dynamic(() =>
  import('./FavoritesBrowser.client').then(({ FavoritesBrowser }) => FavoritesBrowser),
)

'use client'

import dynamic from 'next/dynamic'

/** Loaded after the page: it is not needed in the first moments and costs 7 kB. */
export const LazyNavigationProgress = dynamic(
  () => import('./NavigationProgress.client').then(({ NavigationProgress }) => NavigationProgress),
  {
    ssr: false,
  },
)

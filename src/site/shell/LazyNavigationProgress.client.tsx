'use client'

import dynamic from 'next/dynamic'

/** Comes after the page: nobody follows a link in its first moments, and the bar costs 7 kB. */
export const LazyNavigationProgress = dynamic(
  () => import('./NavigationProgress.client').then(({ NavigationProgress }) => NavigationProgress),
  {
    ssr: false,
  },
)

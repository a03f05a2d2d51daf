'use client'

import { lazyInBrowser } from '@/ui/lazy-when-idle.client'

/** Loaded after the page: it is not needed in the first moments and costs 7 kB. */
export const LazyNavigationProgress = lazyInBrowser(() =>
  import('./NavigationProgress.client').then(({ NavigationProgress }) => NavigationProgress),
)

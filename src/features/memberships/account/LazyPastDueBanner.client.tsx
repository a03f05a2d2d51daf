'use client'

import { lazyInBrowser } from '@/ui/lazy-when-idle.client'

/** Lazy: most pages never show it. */
export const LazyPastDueBanner = lazyInBrowser(() =>
  import('./PastDueBanner.client').then(({ PastDueBanner }) => PastDueBanner),
)

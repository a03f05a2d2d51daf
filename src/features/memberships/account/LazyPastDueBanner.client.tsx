'use client'

import dynamic from 'next/dynamic'

/** Lazy: most pages never show it. */
export const LazyPastDueBanner = dynamic(
  () => import('./PastDueBanner.client').then(({ PastDueBanner }) => PastDueBanner),
  { ssr: false },
)

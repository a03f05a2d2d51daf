'use client'

import dynamic from 'next/dynamic'

/** Loaded after the page: it is not needed in the first moments and costs 7 kB. */
export const LazyAfterFirstView = dynamic(
  () => import('./AfterFirstView.client').then(({ AfterFirstView }) => AfterFirstView),
  { ssr: false },
)

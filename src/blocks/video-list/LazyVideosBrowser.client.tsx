'use client'

import dynamic from 'next/dynamic'

/** What plays videos and turns their pages, which only pages with such a grid load. */
export const LazyVideosBrowser = dynamic(() =>
  import('./VideosBrowser.client').then(({ VideosBrowser }) => VideosBrowser),
)

'use client'

import dynamic from 'next/dynamic'

/** Rendered on the server too. Staff and a few members see it. Lazy, since every page has the client code of all parts that are not. */
export const LazyReviewBar = dynamic(() => import('./ReviewBar.client').then(({ ReviewBar }) => ReviewBar))

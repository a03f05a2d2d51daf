'use client'

import dynamic from 'next/dynamic'

/** What plays embedded films, which only pages with some load. */
export const LazyThumbnails = dynamic(() => import('./Thumbnails.client').then(({ Thumbnails }) => Thumbnails))

'use client'

import dynamic from 'next/dynamic'

/** What plays embedded films, which only pages with some load. */
export const ThumbnailsLater = dynamic(() => import('./Thumbnails.client').then(({ Thumbnails }) => Thumbnails))

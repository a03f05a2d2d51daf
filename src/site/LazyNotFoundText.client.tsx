'use client'

import dynamic from 'next/dynamic'

/** Rendered on the server too. Next puts the page for missing pages into the payload of every page: of this, only a name. */
export const LazyNotFoundText = dynamic(() => import('./NotFoundText').then(({ NotFoundText }) => NotFoundText))

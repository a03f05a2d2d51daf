'use client'

import dynamic from 'next/dynamic'

/** Lazy: the client code of every block is on every page, so the player is loaded only where the block is. */
export const LazyThumbnails = dynamic(() => import('./Thumbnails.client').then(({ Thumbnails }) => Thumbnails))

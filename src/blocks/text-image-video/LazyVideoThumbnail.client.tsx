'use client'

import dynamic from 'next/dynamic'

/** Lazy: the client code of every block is on every page, so this is loaded only where the block is. */
export const LazyVideoThumbnail = dynamic(() =>
  import('./VideoThumbnail.client').then(({ VideoThumbnail }) => VideoThumbnail),
)

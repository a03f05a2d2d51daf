'use client'

import dynamic from 'next/dynamic'

// Rendered on the server too. Lazy, since every page has the client code of all parts that are not. Next names the
// scripts only of an `import` that is written inside `dynamic`.
export const LazyBeginButton = dynamic(() =>
  import('./video-page-parts').then(({ VIDEO_PAGE_PARTS }) => VIDEO_PAGE_PARTS.BeginButton),
)
export const LazyInlineVideo = dynamic(() =>
  import('./video-page-parts').then(({ VIDEO_PAGE_PARTS }) => VIDEO_PAGE_PARTS.InlineVideo),
)
export const LazyTrailerButton = dynamic(() =>
  import('./video-page-parts').then(({ VIDEO_PAGE_PARTS }) => VIDEO_PAGE_PARTS.TrailerButton),
)

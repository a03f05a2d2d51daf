'use client'

import dynamic from 'next/dynamic'

/** Rendered on the server too. Only the page of a video has it. Lazy, since every page has the client code of all parts that are not. */
export const LazyInlineVideo = dynamic(() => import('./InlineVideo.client').then(({ InlineVideo }) => InlineVideo))

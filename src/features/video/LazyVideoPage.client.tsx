'use client'

import dynamic from 'next/dynamic'

const load = () => import('./video-page-parts.client').then(({ VIDEO_PAGE_PARTS }) => VIDEO_PAGE_PARTS)

/** Rendered on the server too. Lazy, since every page has the client code of all parts that are not. */
export const LazyBeginButton = dynamic(() => load().then(({ BeginButton }) => BeginButton))
export const LazyInlineVideo = dynamic(() => load().then(({ InlineVideo }) => InlineVideo))

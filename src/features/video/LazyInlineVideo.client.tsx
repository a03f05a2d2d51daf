'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** The server renders the poster. */
export const LazyInlineVideo = lazyWhenIdle(() => import('./InlineVideo.client').then(({ InlineVideo }) => InlineVideo))

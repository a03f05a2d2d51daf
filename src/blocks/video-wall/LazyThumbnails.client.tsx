'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** Lazy: the client code of every block is on every page, so the player is loaded only where the block is. */
export const LazyThumbnails = lazyWhenIdle(() => import('./Thumbnails.client').then(({ Thumbnails }) => Thumbnails))

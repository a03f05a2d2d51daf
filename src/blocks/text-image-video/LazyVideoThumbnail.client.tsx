'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** Lazy: the client code of every block is on every page, so this is loaded only where the block is. */
export const LazyVideoThumbnail = lazyWhenIdle(() =>
  import('./VideoThumbnail.client').then(({ VideoThumbnail }) => VideoThumbnail),
)

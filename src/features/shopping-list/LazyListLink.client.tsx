'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** The link works before it is loaded, which brings the number of items. */
export const LazyListLink = lazyWhenIdle(() => import('./ListLink.client').then(({ ListLink }) => ListLink))

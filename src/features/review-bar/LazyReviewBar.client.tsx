'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** Nothing is shown before something was enjoyed. */
export const LazyReviewBar = lazyWhenIdle(() => import('./ReviewBar.client').then(({ ReviewBar }) => ReviewBar))

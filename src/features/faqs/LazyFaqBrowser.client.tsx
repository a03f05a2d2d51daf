'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** The questions open before it is loaded; it searches them. */
export const LazyFaqBrowser = lazyWhenIdle(() => import('./FaqBrowser.client').then(({ FaqBrowser }) => FaqBrowser))

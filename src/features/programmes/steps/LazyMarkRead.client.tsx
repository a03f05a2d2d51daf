'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** For members who read for some seconds. */
export const LazyMarkRead = lazyWhenIdle(() => import('./MarkRead.client').then(({ MarkRead }) => MarkRead))

'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** Who orders is known only after the session. */
export const LazyOrderView = lazyWhenIdle(() => import('./OrderView.client').then(({ OrderView }) => OrderView))

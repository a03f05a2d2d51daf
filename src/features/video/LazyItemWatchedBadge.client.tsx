'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** Only members have watched something, so visitors see no change. */
export const LazyItemWatchedBadge = lazyWhenIdle(() =>
  import('./ItemWatchedBadge.client').then(({ ItemWatchedBadge }) => ItemWatchedBadge),
)

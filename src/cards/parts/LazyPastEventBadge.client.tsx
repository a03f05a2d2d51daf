'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** Whether an event is over depends on the clock of the browser. */
export const LazyPastEventBadge = lazyWhenIdle(() =>
  import('./PastEventBadge.client').then(({ PastEventBadge }) => PastEventBadge),
)

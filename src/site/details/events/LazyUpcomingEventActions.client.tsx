'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** The links work before it is loaded; it hides them once the event is over. */
export const LazyUpcomingEventActions = lazyWhenIdle(() =>
  import('./UpcomingEventActions.client').then(({ UpcomingEventActions }) => UpcomingEventActions),
)

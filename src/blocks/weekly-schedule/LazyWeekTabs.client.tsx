'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** Lazy: the client code of every block is on every page, so the week is loaded only where the block is. */
export const LazyWeekTabs = lazyWhenIdle(() => import('./WeekTabs.client').then(({ WeekTabs }) => WeekTabs))

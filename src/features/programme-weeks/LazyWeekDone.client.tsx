'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** Loaded lazily, since only the six pages of weeks show it. */
export const LazyWeekDone = lazyWhenIdle(() => import('./WeekDone.client').then(({ WeekDone }) => WeekDone))

'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** Loaded lazily, since only the pages of weeks show it. */
export const LazyWeekPanel = lazyWhenIdle(() => import('./WeekPanel.client').then(({ WeekPanel }) => WeekPanel))

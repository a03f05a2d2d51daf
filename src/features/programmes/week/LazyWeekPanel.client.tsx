'use client'

import dynamic from 'next/dynamic'

/** Loaded lazily, since only the pages of weeks show it. */
export const LazyWeekPanel = dynamic(() => import('./WeekPanel.client').then(({ WeekPanel }) => WeekPanel))

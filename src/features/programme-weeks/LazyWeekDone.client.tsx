'use client'

import dynamic from 'next/dynamic'

/** Loaded lazily, since only the six pages of weeks show it. */
export const LazyWeekDone = dynamic(() => import('./WeekDone.client').then(({ WeekDone }) => WeekDone))

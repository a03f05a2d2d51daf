'use client'

import dynamic from 'next/dynamic'

/** The button at the end of a week, which only the six pages load. */
export const LazyWeekDone = dynamic(() => import('./WeekDone.client').then(({ WeekDone }) => WeekDone))

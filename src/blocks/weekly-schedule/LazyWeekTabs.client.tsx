'use client'

import dynamic from 'next/dynamic'

/** Lazy: the client code of every block is on every page, so the week is loaded only where the block is. */
export const LazyWeekTabs = dynamic(() => import('./WeekTabs.client').then(({ WeekTabs }) => WeekTabs))

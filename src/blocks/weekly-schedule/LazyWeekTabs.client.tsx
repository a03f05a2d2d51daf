'use client'

import dynamic from 'next/dynamic'

/** What shows the week, which only pages with the block load: every block's browser code reaches every page. */
export const LazyWeekTabs = dynamic(() => import('./WeekTabs.client').then(({ WeekTabs }) => WeekTabs))

'use client'

import dynamic from 'next/dynamic'

/** The form's own code, which only pages with the form load: every block's browser code reaches every page. */
export const LazyJoinPanel = dynamic(() => import('./JoinPanel.client').then(({ JoinPanel }) => JoinPanel))

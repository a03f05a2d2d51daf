'use client'

import dynamic from 'next/dynamic'

/** What filters a grid, which only pages with a grid load: every block's browser code reaches every page. */
export const LazyPostsBrowser = dynamic(() => import('./PostsBrowser.client').then(({ PostsBrowser }) => PostsBrowser))

'use client'

import dynamic from 'next/dynamic'

/** Lazy: the client code of every block is on every page, so the filters are loaded only where a grid has some. */
export const LazyPostsBrowser = dynamic(() => import('./PostsBrowser.client').then(({ PostsBrowser }) => PostsBrowser))

'use client'

import dynamic from 'next/dynamic'

/** Rendered on the server too. Few pages have all questions. Lazy, since every page has the client code of all parts that are not. */
export const LazyFaqBrowser = dynamic(() => import('./FaqBrowser.client').then(({ FaqBrowser }) => FaqBrowser))
